import { useNavigationType } from "@remix-run/react";
import { plural } from "lib/polish/plural";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import * as paths from "~/paths";
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
import { type AddedItem, addTo } from "../list/add-to";
import { differencesBetween, type ItemInfo, shareNumbers } from "../list/differences";
import { fetchAdded } from "../list/fetch-added";
import { linesOf, type ProjectList, parseProject, writeProject } from "../list/project-list";
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
  const notePress = useFocusAfter(other);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: notes which of its buttons is pressed
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="other-list print:hidden" onClick={notePress}>
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
  const differences = differencesBetween(
    mine,
    shown,
    useItems(rooms, isVersion ? codesInOne(mine, shown) : []),
  );
  const replace = (after: string, title: string, undo = () => putBack(other, after)) => {
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
    <section aria-labelledby="inna-lista">
      <p id="inna-lista">
        {isVersion
          ? `Ta lista różni się od twojej, którą pamięta przeglądarka, w\u00a0${plural(differences.length, placeForms)}.`
          : `Przeglądarka pamięta twoją listę, ${lineCount(linesIn(other))}. To inna lista.`}
      </p>
      {isVersion && (
        <details>
          <summary className="link">Pokaż zmiany</summary>
          <ul aria-label="Zmiany">
            {differences.map(({ words, take }) => (
              <li key={words}>
                <span>{words}</span>
                <button
                  type="button"
                  aria-label={`Przyjmij: ${words}`}
                  className="button button-quiet"
                  onClick={() =>
                    replace(writeProject(take(mine)), "Przyjęto zmianę", () => rememberProject(other))
                  }
                >
                  Przyjmij
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-2">
        {linesIn(list) > 0 && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => replace(list, "Zapamiętano tę listę")}
          >
            {isVersion ? "Przyjmij wszystkie" : "Zastąp moją"}
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

const placeForms = { one: "miejscu", few: "miejscach", many: "miejscach" };

/** Returns the numbers that only one of the lists has. The page names all others, which are on its own list. */
function codesInOne(...lists: [ProjectList, ProjectList]): string[] {
  const codes = lists.flatMap((list) => [...new Set(linesOf(list).map(({ code }) => code))]);
  return codes.filter((code) => codes.indexOf(code) === codes.lastIndexOf(code));
}

/** Returns what is known of numbers: by the page of its own, and by the server of those that differ (27.2). */
function useItems(rooms: readonly RoomView[], asked: readonly string[]) {
  const [fetched, setFetched] = useState<readonly AddedItem[]>([]);
  const codes = asked.join();
  useEffect(() => {
    if (!codes) return;
    const href = `${paths.project}?${new URLSearchParams({ dodaj: codes })}`;
    fetchAdded(href)
      .then(setFetched)
      // Without an answer, numbers stand for the names that the page does not know.
      .catch(() => {});
  }, [codes]);
  const shown = rooms.flatMap(({ lines }) => lines);
  return (code: string): ItemInfo | undefined => {
    const line = shown.find((one) => one.code === code);
    return (
      fetched.find((item) => item.code === code) ?? (line && { name: line.card?.name ?? null, same: [code] })
    );
  };
}

/** Moves the focus on where the pressed button is gone: to the button in its place, or to the page's heading. */
function useFocusAfter(change: string | undefined) {
  const pressed = useRef(-1);
  useEffect(() => {
    if (change === undefined || pressed.current < 0 || document.activeElement !== document.body) return;
    const buttons = document.querySelectorAll<HTMLElement>(".other-list button");
    (buttons[pressed.current] ?? document.querySelector("h1"))?.focus();
    pressed.current = -1;
  }, [change]);
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    pressed.current = [...currentTarget.querySelectorAll<EventTarget & Element>("button")].indexOf(
      target as Element,
    );
  };
}
