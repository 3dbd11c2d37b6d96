import { projectParameter } from "./project-list";

/** The id of the one form of a list. */
export const formId = "projekt";

/** Field names of the list's form: one for each line, one for each room, and the pressed button's. */
export const fields = {
  list: projectParameter,
  quantity: "ilosc",
  lineRoom: "miejsce",
  roomName: "nazwa",
  text: "numery",
  textRoom: "pomieszczenie",
  press: "zrob",
} as const;

/** The value of a button: what to do, the number of the line or room, the code that is put in a line's place. */
export function press(
  what: "usun" | "wyzej" | "nizej" | "zamien" | "usun-pokoj",
  number: number,
  code = "",
): string {
  return [what, number, code].filter((part) => part !== "").join(" ");
}

/** The press that adds everything that is missing. */
export const fillPress = "uzupelnij";
