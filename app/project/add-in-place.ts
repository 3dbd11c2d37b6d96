import * as paths from "~/paths";
import { announceChange } from "./changes/change-toast";
import { putBack, rememberProject } from "./changes/memory";
import { type AddedItem, type Addition, addItems, isContained } from "./list/add-to";
import { fetchAdded } from "./list/fetch-added";
import { rememberedProject } from "./list/remembered-project";
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
    // `fetch` throws a TypeError only if there was no answer. Any other answer is a page to show.
    if (!(error instanceof TypeError)) return navigate();
    announceChange({
      color: "error",
      title: "Nie dodano do listy",
      description: "Sprawdź połączenie i\u00a0spróbuj ponownie.",
      actions: [{ label: "Spróbuj ponownie", press: () => void act(event, url, navigate) }],
    });
  } finally {
    underWay.delete(url.href);
  }
}

/**
 * Adds items to the remembered list. Two tabs that write at the same moment do not see each other's list, so the list is
 * read again a little later, and what the other tab has overwritten is added again.
 * @returns `null` if this browser remembers nothing
 */
async function remember(items: readonly AddedItem[], isOnlyMissing: boolean): Promise<Addition | null> {
  const addition = addItems(rememberedProject(), items, isOnlyMissing);
  if (addition.added.length === 0) return addition;
  rememberProject(addition.after);
  if (rememberedProject() !== addition.after) return null;
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const list = rememberedProject();
  return list === "" || isContained(addition, list) ? addition : remember(items, isOnlyMissing);
}

function itemsOf(href: string): Promise<AddedItem[]> {
  const known = answers.get(href);
  if (known) return known;
  const items = fetchAdded(href);
  answers.set(href, items);
  items.catch(() => answers.delete(href));
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
