import type { FoundIn } from "../repository";

/**
 * Shows the issues of the saved content, which block publication until they are resolved, or remarks about the file, in place
 * of the file's previous findings. The dialog takes no focus, because the editor is typing again by now.
 */
export function showFindings({ name, issues, remarks }: FoundIn): void {
  for (const before of document.querySelectorAll<HTMLElement>("dialog.found"))
    if (before.dataset.file === name) before.remove();
  if (issues.length + remarks.length === 0) return;
  const blocked = "Zapisano, ale serwis pokaże zmiany dopiero, gdy znikną te błędy:";
  const dialog =
    issues.length > 0
      ? dialogOf("Zapisano, ale treść ma błędy", [blocked, ...issues])
      : dialogOf("Zapisano. Uwagi", remarks);
  dialog.className = "found";
  dialog.dataset.file = name;
  dialog.open = true;
}

/** Shows messages in a modal dialog. */
export const tell = (title: string, sentences: readonly string[]) => dialogOf(title, sentences).showModal();

function dialogOf(title: string, sentences: readonly string[]): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("aria-label", title);
  const text = dialog.appendChild(element("div", ""));
  text.setAttribute("role", "alert");
  text.append(...sentences.map((sentence) => element("p", sentence)));
  const close = dialog.appendChild(element("button", "Rozumiem"));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  return dialog;
}

export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  return Object.assign(document.createElement(name), { textContent: text });
}
