/**
 * Adds a style sheet to the document, unless it has it already. For parts of a page that most visitors never open, so
 * that no first paint waits for their styles.
 * @returns a promise that resolves when the styles apply, and rejects if the sheet does not load
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
    // Appending a sheet that is loading would load it again.
    if (!link.isConnected) document.head.append(link);
  });
}
