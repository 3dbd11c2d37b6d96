import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { plural } from "~/polish/plural";
import { Link } from "~/ui/links/link";
import {
  addressOfRemembered,
  codesIn,
  rememberedProject,
  rememberProject,
  replacesRemembered,
} from "./remembered-project";
import type { ProjectView } from "./view";

/** Keeps the shown list in this browser. Where another one is kept already, says so and lets the visitor choose. */
export function OtherProject({ view: { list, isGiven } }: { view: ProjectView }) {
  const before = useRef<string>();
  const [other, setOther] = useState("");
  const isStepInHistory = useNavigationType() === "POP";
  useEffect(() => {
    const remembered = rememberedProject();
    const madeOf = isStepInHistory ? undefined : before.current;
    const isOwn = isGiven && replacesRemembered(list, remembered, madeOf);
    if (isOwn) rememberProject(list);
    setOther(isOwn || remembered === list ? "" : remembered);
    before.current = list;
  }, [list, isGiven, isStepInHistory]);

  if (!other) return null;
  const forms = { one: "pozycją", few: "pozycjami", many: "pozycjami" };
  const keep = (kept: string) => {
    rememberProject(kept);
    setOther("");
  };
  return (
    <div className="mt-6 rounded-lg border border-line p-4 print:hidden">
      <p>{`Ta przeglądarka pamięta ${isGiven ? "inną listę" : "twoją listę"} z ${plural(codesIn(other).length, forms)}.`}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link to={addressOfRemembered(other)} className="button button-secondary">
          Otwórz ją
        </Link>
        {isGiven && (
          <button type="button" className="button button-quiet" onClick={() => keep(list)}>
            Zapamiętaj tę
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => keep("1")}>
          Usuń ją z pamięci
        </button>
      </p>
    </div>
  );
}
