import { useNavigationType } from "@remix-run/react";
import { plural } from "lib/polish/plural";
import { useEffect, useRef, useState } from "react";
import { Link } from "~/ui/links";
import { addTo, toldOnPage } from "../changes/add-to";
import { emptyList, noteShownProject, rememberProject, replacesRemembered } from "../changes/memory";
import { parseProject } from "../list/project-list";
import { marks, projectHref, storedProjectHref } from "../list/query";
import { linesIn, rememberedProject } from "../list/remembered-project";
import { removedWords } from "../list/words";

/**
 * Says what the last post removed, and leads back to the list before it. With scripts, a toast does that.
 * @param before value of the former list's URL parameter
 */
export function RemovedNotice({ list, before }: { list: string; before: string }) {
  return (
    <p id={marks.removed} className="notice print:hidden">
      {removedWords(list, before)}
      <Link to={storedProjectHref(before)} className="button button-secondary">
        Cofnij
      </Link>
    </p>
  );
}

/** Link back to the page from which the visitor added to the list. `label` is `null` if that page has no short name. */
export type BackLink = { to: string; label: string | null };

/**
 * Says that the list has what the visitor has just added, and leads back to where that was. Shown if the URL's fragment
 * or its way back says so; scripts add in place instead.
 */
export function AddedNotice({ back }: { back: BackLink | null }) {
  return (
    <p id={marks.added} className={`notice print:hidden ${back ? "" : "added-notice"}`}>
      <span id={marks.completed}>Dodano do listy.</span>
      {back && (
        <Link to={back.to} className="button button-secondary">
          {back.label === null ? "Wróć" : `Wróć: ${back.label}`}
        </Link>
      )}
    </p>
  );
}

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
  useEffect(() => {
    const remembered = rememberedProject();
    const madeOf = isStepInHistory ? undefined : before.current;
    if (isGiven && replacesRemembered(list, remembered, madeOf)) rememberProject(list);
    noteShownProject(list);
    before.current = list;

    // Another tab may store a different list at any time.
    const compare = () => setOther(rememberedProject());
    compare();
    addEventListener("storage", compare);
    return () => removeEventListener("storage", compare);
  }, [list, isGiven, isStepInHistory]);

  if (!other || other === list) return null;
  const forms = { one: "pozycją", few: "pozycjami", many: "pozycjami" };
  // A list that is all on the other one has nothing to add to it.
  const joined = replacesRemembered(other, list, undefined) ? "" : joinedHref(other, list);
  return (
    <div className="mt-6 rounded-lg border border-line p-4 print:hidden">
      <p>{`Ta przeglądarka pamięta ${isGiven ? "inną listę" : "twoją listę"} z ${plural(linesIn(other), forms)}.`}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link to={storedProjectHref(other)} className="button button-secondary">
          Otwórz ją
        </Link>
        {isGiven && (
          <>
            {joined && (
              <Link to={joined} className="button button-quiet">
                Połącz obie
              </Link>
            )}
            <button type="button" className="button button-quiet" onClick={() => rememberProject(list)}>
              Zapamiętaj tę
            </button>
          </>
        )}
        <button type="button" className="button button-quiet" onClick={() => rememberProject(emptyList)}>
          Usuń ją z pamięci
        </button>
      </p>
    </div>
  );
}

/** Returns the href of the first list with the lines of the second one, each in its room. */
function joinedHref(first: string, second: string): string {
  const lines = parseProject(second).rooms.flatMap(({ name, lines }) =>
    lines.map((line) => ({ ...line, room: name })),
  );
  return projectHref(toldOnPage(addTo(parseProject(first), lines)));
}
