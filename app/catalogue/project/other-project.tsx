import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { plural } from "~/polish/plural";
import { Link } from "~/ui/links/link";
import { placeLines } from "./changes";
import { parseProject, writeProject } from "./project-list";
import { projectHref, rememberProject } from "./remember-project";
import { linesIn, rememberedProject } from "./remembered-project";
import { replacesRemembered } from "./replaces-remembered";
import { besideRemembered, noteShownProject } from "./shown-project";

type OtherProjectProps = {
  /** The list on the page, as the value of the URL parameter. */
  list: string;
  /** Whether the URL contains a list, which may be empty. */
  isGiven: boolean;
};

/**
 * Stores the shown list in this browser. If that would replace a different list that must be preserved, shows a notice
 * that lets the visitor choose between the two lists, or join them.
 */
export function OtherProject({ list, isGiven }: OtherProjectProps) {
  const before = useRef<string>();
  const [other, setOther] = useState("");
  const isStepInHistory = useNavigationType() === "POP";
  const isBeside = useLocation().state === besideRemembered;
  useEffect(() => {
    const remembered = rememberedProject();
    const madeOf = isStepInHistory || isBeside ? undefined : before.current;
    if (isGiven && replacesRemembered(list, remembered, madeOf)) rememberProject(list);
    noteShownProject(list);
    before.current = list;

    // Another tab may store a different list at any time.
    const compare = () => setOther(rememberedProject());
    compare();
    addEventListener("storage", compare);
    return () => removeEventListener("storage", compare);
  }, [list, isGiven, isStepInHistory, isBeside]);

  if (!other || other === list) return null;
  const forms = { one: "pozycją", few: "pozycjami", many: "pozycjami" };
  // A list that is all on the other one has nothing to add to it.
  const joined = replacesRemembered(other, list, undefined) ? "" : writeProject(joinedLists(other, list));
  return (
    <div className="mt-6 rounded-lg border border-line p-4 print:hidden">
      <p>{`Ta przeglądarka pamięta ${isGiven ? "inną listę" : "twoją listę"} z ${plural(linesIn(other), forms)}.`}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link to={projectHref(other)} className="button button-secondary">
          Otwórz ją
        </Link>
        {isGiven && (
          <>
            {joined && (
              <Link to={projectHref(joined)} className="button button-quiet">
                Połącz obie
              </Link>
            )}
            <button type="button" className="button button-quiet" onClick={() => rememberProject(list)}>
              Zapamiętaj tę
            </button>
          </>
        )}
        <button type="button" className="button button-quiet" onClick={() => rememberProject("1")}>
          Usuń ją z pamięci
        </button>
      </p>
    </div>
  );
}

/** Returns the first list with the lines of the second one, each in its room. */
function joinedLists(first: string, second: string) {
  const lines = parseProject(second).rooms.flatMap(({ name, lines }) =>
    lines.map((line) => ({ ...line, room: name })),
  );
  return placeLines(parseProject(first), lines).list;
}
