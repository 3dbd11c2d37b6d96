import { difference, pairUp } from "./pair-up";

type Undo = () => void;

/**
 * Makes an element of the page the same as the one that the server sent, for as long as React hydrates it: foreign nodes
 * are taken out, texts that others have changed or wrapped get their words back. Attributes stay: React ignores them.
 * @param served the element as the server sent it
 * @returns a function that puts everything back
 */
export function setAside(served: Element, page: Element): Undo {
  const { activeElement } = page.ownerDocument;
  const undo: Undo[] = [];
  restore(served, page, undo);
  return () => {
    for (const putBack of undo.reverse()) putBack();
    if (document.activeElement === document.body && activeElement instanceof HTMLElement)
      activeElement.focus({ preventScroll: true });
  };
}

function restore(served: Element, page: Element, undo: Undo[]) {
  if (served.localName === "script" || served.isEqualNode(page)) return;
  const wanted = hydratedNodes(served);
  let own = pairUp(wanted, hydratedNodes(page));
  const wrapped = wanted.filter((node, place) => !own[place] && unwrap(node, page));
  if (wrapped.length > 0) own = pairUp(wanted, hydratedNodes(page));

  const found = hydratedNodes(page);
  // In `head` and `body`, React ignores whatever follows its own last node, such as the page's scripts.
  const isOpenEnded = page.matches("head, body");
  const end = isOpenEnded ? found.findLastIndex((node) => own.includes(node)) + 1 : found.length;
  for (const node of found.slice(0, end)) {
    if (own.includes(node)) continue;
    const next = node.nextSibling;
    node.remove();
    undo.push(() => page.insertBefore(node, next?.parentNode === page ? next : null));
  }

  // If the comments between our text nodes are gone, the nodes were merged: they stay split, so that React can change each.
  const isParted = comments(page) < comments(served);
  let next = found[end] ?? null;
  for (const [place, node] of [...wanted.entries()].reverse()) {
    const kept = own[place] ?? page.insertBefore(document.importNode(node, true), next);
    if (kept instanceof Element && node instanceof Element) restore(node, kept, undo);
    else if (kept !== own[place]) isParted || undo.push(() => kept.remove());
    else if (kept.nodeValue !== node.nodeValue) {
      const changed = kept.nodeValue;
      kept.nodeValue = node.nodeValue;
      if (!isParted)
        undo.push(() => {
          kept.nodeValue = changed;
        });
    }
    next = kept;
  }
}

/** Takes one of the page's own elements out of another that was put around it. Returns true if there was one. */
function unwrap(served: ChildNode, page: Element): boolean {
  if (!(served instanceof Element)) return false;
  const inner = [...page.querySelectorAll(served.localName)].find((node) => difference(served, node) === 0);
  const wrapper = [...page.children].find((child) => child !== inner && inner && child.contains(inner));
  if (inner) wrapper?.before(inner);
  return wrapper !== undefined;
}

const comments = ({ childNodes }: Element) =>
  [...childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE).length;

/** Nodes that React hydrates: it skips comments. */
const hydratedNodes = (parent: Element) =>
  [...parent.childNodes].filter(
    ({ nodeType }) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE,
  );
