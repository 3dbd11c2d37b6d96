import type { FieldConflict } from "../saving/join-edits";
import { element } from "./issues";

/** Fields that the editor and others have changed; see `ConflictError`. */
export type OpenTexts = { sentence: string; who: string; version: string; open: FieldConflict[] };

/**
 * Shows both texts of each field side by side; choosing for the last one saves.
 * @returns the keys of the fields in which the editor's own text stays; null if the dialog was closed
 */
export function chooseTexts({ sentence, who, open }: OpenTexts): Promise<string[] | null> {
  const dialog = element("dialog", "");
  dialog.className = "conflict";
  dialog.setAttribute("aria-label", sentence);
  const chosen = new Map<string, boolean>();
  const cancel = element("button", "Wróć do formularza");
  dialog.append(element("p", sentence), ...open.map(fieldset), cancel);
  document.body.append(dialog);
  dialog.showModal();

  function fieldset({ key, label, mine, theirs }: FieldConflict): HTMLElement {
    const field = element("fieldset", "");
    field.append(
      element("legend", label),
      side(true, "Zostaw moje", mine),
      side(false, `Weź: ${who}`, theirs),
    );
    return field;

    function side(isMine: boolean, name: string, text: string): HTMLElement {
      const part = element("div", "");
      const choose = element("button", name);
      choose.setAttribute("aria-pressed", "false");
      choose.addEventListener("click", () => {
        chosen.set(key, isMine);
        for (const button of field.querySelectorAll("button"))
          button.setAttribute("aria-pressed", String(button === choose));
        if (chosen.size === open.length) dialog.close();
      });
      part.append(element("p", text), choose);
      return part;
    }
  }

  cancel.addEventListener("click", () => {
    chosen.clear();
    dialog.close();
  });
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      const isDecided = chosen.size === open.length;
      resolve(isDecided ? open.map(({ key }) => key).filter((key) => chosen.get(key)) : null);
    });
  });
}
