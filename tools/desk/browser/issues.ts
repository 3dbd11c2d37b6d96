import type { ContentIssue } from "~/content/files.server";

/** Shows the issues of the saved content, which block publication until they are resolved. */
export function showIssues(issues: readonly ContentIssue[]): void {
  if (issues.length === 0) return;
  tell("Zapisano, ale treść ma błędy", [
    "Zapisano, ale serwis pokaże zmiany dopiero, gdy znikną te błędy:",
    ...issues.map(({ file, line, reason }) => `${file}:${line} – ${reason}`),
  ]);
}

/** Shows sentences in a modal dialog. */
export function tell(title: string, sentences: readonly string[]): void {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  dialog.append(...sentences.map((sentence) => element("p", sentence)));
  const close = element("button", "Rozumiem");
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(close);
  document.body.append(dialog);
  dialog.showModal();
}

function element(name: "p" | "button", text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
