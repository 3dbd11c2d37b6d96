import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { plural } from "~/polish/plural";
import { Link } from "~/ui/links/link";
import { codesIn, projectHref, rememberedProject, rememberProject } from "./remembered-project";
import { replacesRemembered } from "./replaces-remembered";
import { noteShownProject } from "./shown-project";
import type { ProjectView } from "./view";

/**
 * Stores the shown list in this browser. If that would replace a different list that must be preserved, shows a notice
 * that lets the visitor choose between the two lists.
 */
export function OtherProject({ view: { list, isGiven } }: { view: ProjectView }) {
  const before = useRef<string>();
  const [other, setOther] = useState("");
  const isStepInHistory = useNavigationType() === "POP";
  useEffect(() => {
    const remembered = rememberedProject();
    const madeOf = isStepInHistory ? undefined : before.current;
    if (isGiven && replacesRemembered(list, remembered, madeOf)) rememberProject(list);
    noteShownProject(list);
    before.current = list;

    // Another tab may store a different list at any time.
    const compare = () => {
      const now = rememberedProject();
      setOther(now === list ? "" : now);
    };
    compare();
    addEventListener("storage", compare);
    return () => removeEventListener("storage", compare);
  }, [list, isGiven, isStepInHistory]);

  if (!other) return null;
  const forms = { one: "pozycją", few: "pozycjami", many: "pozycjami" };
  return (
    <div className="mt-6 rounded-lg border border-line p-4 print:hidden">
      <p>{`Ta przeglądarka pamięta ${isGiven ? "inną listę" : "twoją listę"} z ${plural(codesIn(other).length, forms)}.`}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link to={projectHref(other)} className="button button-secondary">
          Otwórz ją
        </Link>
        {isGiven && (
          <button type="button" className="button button-quiet" onClick={() => rememberProject(list)}>
            Zapamiętaj tę
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => rememberProject("1")}>
          Usuń ją z pamięci
        </button>
      </p>
    </div>
  );
}
