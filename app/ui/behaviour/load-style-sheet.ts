/**
 * Adds a style sheet to the document, unless it has it already. Parts of a page that most visitors never open bring
 * their styles so, and no first paint waits for them.
 * @returns when its styles apply; rejects if it does not load
 */
export function loadStyleSheet(href: string): Promise<void> {
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`) ??
    Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} did not load.`));
    });
    // Moving one that is loading would load it anew.
    if (!link.isConnected) document.head.append(link);
  });
}
