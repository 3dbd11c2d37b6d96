import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { setAside } from "./foreign-nodes/set-aside";

/**
 * Hydrates a document into which browser extensions or a translator have put nodes of their own. React would rebuild
 * such a document, and what the visitor types and presses meanwhile would be lost (docs/decisions/0029). All happens in
 * one task, so that nobody sees or changes the state between.
 * @param html the document as the server sent it
 */
export function hydrateAmongForeignNodes(app: ReactNode, html: string) {
  const served = new DOMParser().parseFromString(html, "text/html");
  const putBack = setAside(served.documentElement, document.documentElement);
  flushSync(() => void hydrateRoot(document, app));
  putBack();
}
