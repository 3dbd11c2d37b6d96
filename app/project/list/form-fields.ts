import { pageParameter } from "~/ui/paging";
import { projectParameter } from "./project-list";

/** Id of the form that changes a list. The fields and buttons of the list refer to the form by this id. */
export const formId = "projekt";

/**
 * Field names of the list's form. `quantity`, `note` and `lineRoom` are repeated for each line of the page, `roomName`
 * for each of its rooms. Every button with an intent has the name in `intent`. `textRoom` selects the room for pasted
 * lines; its value {@link otherRoom} means the room named in `textNewRoom`.
 */
export const fields = {
  list: projectParameter,
  /** Page of the list whose fields are sent; absent if there is only one. */
  page: pageParameter,
  projectName: "projekt",
  quantity: "ilosc",
  note: "uwaga",
  lineRoom: "miejsce",
  roomName: "nazwa",
  newRoom: "nowy-pokoj",
  text: "numery",
  textRoom: "pomieszczenie",
  textNewRoom: "nowe-pomieszczenie",
  /** About the text that was read last: the text, the list without and with it, its room, and the visitor's corrections. */
  readText: "tekst",
  readBefore: "przed",
  readAfter: "po",
  readRoom: "tekst-do",
  role: "rola",
  /** Present if a script shows how a text was read, also where nothing is asked. */
  isShown: "pokaz",
  intent: "zrob",
} as const;

/** Cannot be the name of a room, because it is longer than a name may be. */
export const otherRoom = "nowe pomieszczenie, nazwane w polu obok";

/**
 * Returns the fields that a submission of the list's form contains.
 * @param submitter the pressed button; `null` if nothing is submitted: a new room's name is then still being typed
 */
export function submittedFields(
  form: HTMLFormElement | null,
  submitter: HTMLElement | null,
): URLSearchParams {
  const data = new URLSearchParams();
  if (form) for (const [name, value] of new FormData(form)) data.append(name, String(value));
  if (!submitter) data.delete(fields.newRoom);
  if (submitter instanceof HTMLButtonElement && submitter.name) data.append(submitter.name, submitter.value);
  return data;
}

type Intent = "usun" | "wyzej" | "nizej" | "zamien" | "usun-pokoj" | "nowy-pokoj";

/** Returns a button's value: what it does, the zero-based index of the line or room, and the replacement code, if any. */
export function intentValue(what: Intent, number: number, code = ""): string {
  return [what, number, code].filter((part) => part !== "").join(" ");
}

/** Value of the button that adds all missing parts, and of the one that adds what was typed. */
export const fillIntent = "uzupelnij";
export const addIntent = "dodaj";
/** Value of the button that reads the last text again. */
export const readIntent = "czytaj";
