import { projectParameter } from "./project-list";

/** Id of the form to which all fields and buttons of a list belong. */
export const formId = "projekt";

/**
 * Field names of the list's form. `quantity` and `lineRoom` occur once per line, `roomName` once per room; all buttons
 * share `press`.
 */
export const fields = {
  list: projectParameter,
  quantity: "ilosc",
  lineRoom: "miejsce",
  roomName: "nazwa",
  text: "numery",
  textRoom: "pomieszczenie",
  press: "zrob",
} as const;

/** Returns a button's value: the command, the index of the line or room, and the replacement code, if any. */
export function press(
  what: "usun" | "wyzej" | "nizej" | "zamien" | "usun-pokoj",
  number: number,
  code = "",
): string {
  return [what, number, code].filter((part) => part !== "").join(" ");
}

/** Value of the button that adds all missing parts. */
export const fillPress = "uzupelnij";
