import { useNavigationType } from "@remix-run/react";
import { fetchOk } from "lib/platform/http";
import { useEffect, useRef, useState } from "react";
import * as paths from "~/paths";
import { navigateTo } from "~/remix/router";
import { Link } from "~/ui/link";
import { announceChange } from "../changes/change-toast";
import {
  contains,
  noteShownProject,
  putBack,
  rememberProject,
  replacesRemembered,
  wasShown,
} from "../changes/memory";
import { type AddedItem, addTo } from "../list/add-to";
import { type Difference, differencesBetween, shareNumbers } from "../list/differences";
import { parseProject, writeProject } from "../list/project-list";
import { projectHref, storedProjectHref } from "../list/query";
import { linesIn, rememberedProject } from "../list/remembered-project";
import type { RoomView } from "../list/room-views";
import { lineCount, linesInWords } from "../list/words";

type OtherProjectProps = {
  /** The list on the page, as the value of the URL parameter, and its rooms. */
  list: string;
  rooms: readonly RoomView[];
  /** Whether the URL contains a list, which may be empty. */
  isGiven: boolean;
};

/**
 * Stores the shown list in this browser, or follows the stored one if this tab shows an older state of it. A different
 * list is compared with the stored one, and the visitor chooses. `rememberScript` reserves the space for that.
 */
export function OtherProject({ list, rooms, isGiven }: OtherProjectProps) {
  const before = useRef<string>();
  const [other, setOther] = useState<string>();
  const isStepInHistory = useNavigationType() === "POP";
  useEffect(() => {
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
    if (other !== undefined) document.documentElement.style.removeProperty("--differences");
  }, [other]);

  return (
    <div className="other-list print:hidden">
      {isGiven && other && other !== list && <Comparison list={list} rooms={rooms} other={other} />}
    </div>
  );
}

type ComparisonProps = Pick<OtherProjectProps, "list" | "rooms"> & {
  /** The list that this browser remembers. */
  other: string;
};

/** How the shown list differs from the remembered one. Lists that share nothing can be joined instead. */
function Comparison({ list, rooms, other }: ComparisonProps) {
  const [shown, mine] = [parseProject(list), parseProject(other)];
  const isVersion = shareNumbers(mine, shown);
  const differences = isVersion ? differencesBetween(mine, shown) : [];
  const names = useNames(rooms, differences);
  const replace = (after: string, title: string, undo: () => void) => {
    rememberProject(after);
    announceChange({ color: "success", title, description: linesInWords(after) }, undo);
  };
  const join = () => {
    const lines = shown.rooms.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, room: name })));
    const joined = addTo(mine, lines);
    navigateTo(projectHref(joined));
    replace(writeProject(joined.list), "Połączono listy", () => {
      rememberProject(other);
      navigateTo(storedProjectHref(list));
    });
  };
  return (
    <section aria-labelledby="inna-lista" className="mt-6 rounded-lg border border-line p-4">
      <p id="inna-lista">
        {isVersion
          ? "Ta lista różni się od twojej, którą pamięta przeglądarka:"
          : `Przeglądarka pamięta twoją listę, ${lineCount(linesIn(other))}. To inna lista.`}
      </p>
      {isVersion && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also with a keyboard
        <ul tabIndex={0} aria-label="Zmiany">
          {differences.map((difference) => (
            <li key={difference.code}>{sentence(difference, names.get(difference.code))}</li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
        {linesIn(list) > 0 && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => replace(list, "Zapamiętano tę listę", () => putBack(other, list))}
          >
            {isVersion ? "Przyjmij zmiany" : "Zastąp moją"}
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

function sentence({ code, kind, words }: Difference, name = code): string {
  if (kind === "removed") return `Usunięto: ${name}`;
  if (kind === "added") return `Dodano: ${name}${words}`;
  return [name, words].filter(Boolean).join(": ");
}

/** Returns the products' names by number. The server knows those that are not on the page, as of an addition (27.2). */
function useNames(rooms: readonly RoomView[], differences: readonly Difference[]): Map<string, string> {
  const [fetched, setFetched] = useState<readonly (readonly [string, string])[]>([]);
  const shown = rooms.flatMap(({ lines }) =>
    lines.flatMap(({ code, card }) => (card ? [[code, card.name] as const] : [])),
  );
  const names = new Map([...fetched, ...shown]);
  const unnamed = differences.flatMap(({ code }) => (code && !names.has(code) ? code : [])).join();
  useEffect(() => {
    if (!unnamed) return;
    const href = `${paths.project}?${new URLSearchParams({ dodaj: unnamed })}`;
    fetchOk(href, { headers: { Accept: "application/json" } })
      .then((answer): Promise<AddedItem[]> => answer.json())
      .then((items) => setFetched(items.map(({ code, name }) => [code, name ?? code])))
      .catch(() => {});
  }, [unnamed]);
  return names;
}
