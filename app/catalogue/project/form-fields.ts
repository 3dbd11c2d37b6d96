import { projectParameter } from "./project-list";

/** Id of the form that changes a list. The fields and buttons of the list refer to the form by this id. */
export const formId = "projekt";

/**
 * Field names of the list's form. `quantity` and `lineRoom` are repeated for each line, `roomName` for each room. Every
 * button with a command has the name in `press`.
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

/** Returns a button's value: a command, the zero-based index of the line or room, and the replacement code, if any. */
export function press(
  what: "usun" | "wyzej" | "nizej" | "zamien" | "usun-pokoj",
  number: number,
  code = "",
): string {
  return [what, number, code].filter((part) => part !== "").join(" ");
}

/** Value of the button that adds all missing parts. */
export const fillPress = "uzupelnij";
