import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { navigateTo } from "~/remix/router";
import { Link } from "~/ui/link";
import { announceChange } from "../changes/change-toast";
import {
  contains,
  noteShownProject,
  putBack,
  rememberProject,
  renewRemembered,
  replacesRemembered,
  wasShown,
} from "../changes/memory";
import { addTo } from "../list/add-to";
import { linesOf, parseProject, writeProject } from "../list/project-list";
import { projectHref, storedProjectHref } from "../list/query";
import { linesIn, rememberedProject } from "../list/remembered-project";
import { lineCount, linesInWords } from "../list/words";

type OtherProjectProps = {
  /** The list on the page, as the value of the URL parameter. */
  list: string;
  /** Whether the URL contains a list, which may be empty. */
  isGiven: boolean;
};

/**
 * Stores the shown list in this browser, or follows the stored one if this tab shows an older state of it. A different
 * list leaves the choice to the visitor. `rememberScript` reserves the space for that.
 */
export function OtherProject({ list, isGiven }: OtherProjectProps) {
  const before = useRef<string>();
  const [other, setOther] = useState<string>();
  const isStepInHistory = useNavigationType() === "POP";
  useEffect(() => {
    renewRemembered();
    const compare = ({ isTrusted }: Pick<Event, "isTrusted">) => {
      const remembered = rememberedProject();
      const isOlder = !isGiven || wasShown(list);
      if (isTrusted && isOlder && remembered && remembered !== list)
        return navigateTo(storedProjectHref(remembered), { replace: true, preventScrollReset: true });
      noteShownProject(list);
      setOther(remembered);
    };
    const remembered = rememberedProject();
    const isUndone = before.current === remembered && contains(list, remembered);
    const isChanged = isStepInHistory ? isUndone : before.current === remembered;
    if (isGiven && (isChanged || replacesRemembered(remembered, undefined))) rememberProject(list);
    before.current = list;
    compare({ isTrusted: isStepInHistory });

    // Another tab may store a different list at any time, also while this page is in the browser's own cache.
    addEventListener("storage", compare);
    addEventListener("pageshow", compare);
    return () => {
      removeEventListener("storage", compare);
      removeEventListener("pageshow", compare);
    };
  }, [list, isGiven, isStepInHistory]);
  useEffect(() => {
    if (other !== undefined) delete document.documentElement.dataset.start;
  }, [other]);

  return (
    <div className="other-list print:hidden">
      {isGiven && other && other !== list && <Choice list={list} other={other} />}
    </div>
  );
}

/**
 * Offers to take the shown list or to keep the remembered one. Lists that share nothing can be joined; of two versions of
 * one list, that would double the quantities.
 */
function Choice({ list, other }: { list: string; other: string }) {
  const [shown, mine] = [parseProject(list), parseProject(other)];
  const codes = new Set(linesOf(mine).map(({ code }) => code));
  const isVersion = linesOf(shown).some(({ code }) => codes.has(code));
  const remembered = `Przeglądarka pamięta twoją listę, ${lineCount(linesIn(other))}.`;
  const replace = (after: string, title: string, undo = () => putBack(other, after)) => {
    rememberProject(after);
    announceChange({ color: "success", title, description: linesInWords(after) }, undo);
    // The pressed button is gone.
    document.querySelector("h1")?.focus();
  };
  const join = () => {
    const lines = shown.rooms.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, room: name })));
    const joined = addTo(mine, lines);
    navigateTo(projectHref({ list: joined.list, surplus: joined.surplus.length }));
    replace(writeProject(joined.list), "Połączono listy", () => {
      rememberProject(other);
      navigateTo(storedProjectHref(list));
    });
  };
  return (
    <section aria-labelledby="inna-lista">
      <p id="inna-lista">{`${remembered} ${isVersion ? "Ta jest jej inną wersją." : "To inna lista."}`}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-2">
        {linesIn(list) > 0 && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => replace(list, "Zapamiętano tę listę")}
          >
            Zastąp moją
          </button>
        )}
        <Link to={storedProjectHref(other)} className="button button-secondary">
          Zostaw moją
        </Link>
        {!isVersion && linesIn(list) > 0 && (
          <button type="button" className="button button-quiet" onClick={join}>
            Połącz obie
          </button>
        )}
      </p>
    </section>
  );
}
