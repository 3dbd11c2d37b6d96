import type { Mistake } from "~/content/files.server";

/** Says what is still wrong in the content as a whole: saved, but not shown to anybody before it is right. */
export function showMistakes(mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "Zapisano, ale treść ma błędy");
  dialog.append(
    element("p", "Zapisano, ale serwis pokaże zmiany dopiero, gdy znikną te błędy:"),
    ...mistakes.map(({ file, line, reason }) => element("p", `${file}:${line} – ${reason}`)),
  );
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
