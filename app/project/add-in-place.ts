import { fetchOk } from "lib/platform/http";
import * as paths from "~/paths";
import { announceChange } from "./changes/change-toast";
import { putBack, rememberProject } from "./changes/memory";
import { type AddedItem, type Addition, addItems } from "./list/add-to";
import { parseProject } from "./list/project-list";
import { rememberedProject, storageKey } from "./list/remembered-project";
import { additionWords, linesInWords } from "./list/words";

/** Answers of the server by href of the link, so that a press on the link takes effect at once. */
const answers = new Map<string, Promise<AddedItem[]>>();
/** Time in ms after which a tab sees the lists that other tabs have stored. */
const settleMs = 50;
/** Links that are being added. A second press during that time is part of the first one. */
const underWay = new Set<string>();

for (const intent of ["pointerover", "focusin", "touchstart"])
  document.addEventListener(intent, ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='?dodaj=']");
    if (link) itemsOf(link.href).catch(() => {});
  });

/**
 * Adds the items of a link to the list that this browser remembers (behaviour 27.13). Follows the link instead if the
 * page shows the list itself, or if the browser remembers none.
 */
export async function act(event: MouseEvent, url: URL, navigate: () => void): Promise<void> {
  // A double click adds one piece, not two.
  if (event.detail > 1 || underWay.has(url.href)) return;
  if (location.pathname === paths.project) return navigate();
  underWay.add(url.href);
  try {
    const addition = await remember(await itemsOf(url.href), url.searchParams.has("tylko"));
    if (addition) announce(addition);
    else navigate();
  } catch (error) {
    // `fetch` throws a TypeError only if there was no answer. If the site is up, its page is shown instead, whatever it says.
    if (!(error instanceof TypeError || Number(Object(error).cause) >= 500)) return navigate();
    announceChange({
      color: "error",
      title: "Nie dodano do listy",
      description: "Serwis nie odpowiada. Sprawdź połączenie i\u00a0spróbuj ponownie.",
      actions: [{ label: "Spróbuj ponownie", press: () => void act(event, url, navigate) }],
    });
  } finally {
    underWay.delete(url.href);
  }
}

/**
 * Adds items to the remembered list, one tab after the other.
 * @returns `null` if this browser remembers nothing, has no locks, or remembers a list that only a later build reads
 */
async function remember(items: readonly AddedItem[], isOnlyMissing: boolean): Promise<Addition | null> {
  const added = await navigator.locks?.request(storageKey, async () => {
    const before = rememberedProject();
    if (before && parseProject(before).rooms.length === 0) return null;
    const addition = addItems(before, items, isOnlyMissing);
    if (addition.added.length === 0) return addition;
    rememberProject(addition.after);
    if (rememberedProject() !== addition.after) return null;
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    return addition;
  });
  return added ?? null;
}

function itemsOf(href: string): Promise<AddedItem[]> {
  const known = answers.get(href);
  if (known) return known;
  const items = fetchAdded(href);
  answers.set(href, items);
  items.catch(() => answers.delete(href));
  return items;
}

/**
 * Asks the server what a link adds. To a request that accepts only JSON, the link's URL responds with the items instead of a
 * redirect.
 * @throws {TypeError} without an answer; any other error for an answer that has no items
 */
async function fetchAdded(href: string): Promise<AddedItem[]> {
  const answer = await fetchOk(href, { headers: { Accept: "application/json" } });
  const items: unknown = await answer.json();
  if (!Array.isArray(items)) throw new Error("W odpowiedzi nie ma pozycji.");
  return items;
}

/** Offers to undo the addition unless another tab has changed the list since. */
function announce(addition: Addition) {
  const { before, after, added } = addition;
  const undo = () => {
    putBack(before, after);
    announceChange({ color: "info", title: "Cofnięto", description: linesInWords(before) });
  };
  const isUndoable = added.length > 0 && rememberedProject() === after;
  announceChange(
    { ...additionWords(addition), actions: [{ label: "Zobacz listę", to: paths.project }] },
    isUndoable ? undo : undefined,
  );
}
