import type { SaveFindings } from "../saving/files";

/** Shows the issues of the saved content, which block publication until they are resolved, or remarks about the file. */
export function showFindings({ issues, remarks }: SaveFindings): void {
  const blocked = "Zapisano, ale serwis pokaże zmiany dopiero, gdy znikną te błędy:";
  if (issues.length > 0) tell("Zapisano, ale treść ma błędy", [blocked, ...issues]);
  else if (remarks.length > 0) tell("Zapisano. Uwagi", remarks);
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

export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  return Object.assign(document.createElement(name), { textContent: text });
}
