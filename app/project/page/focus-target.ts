import { fields } from "../list/form-fields";
import { linesOf, type ProjectList } from "../list/project-list";

/** A change after which the focus may be lost. `place` is the index of the line or room that was pressed. */
export type FocusTarget = { intent: string; place: number; before: ProjectList; after: ProjectList };

export const lineId = (number: number) => `pozycja-${number}`;
export const roomId = (number: number) => `pomieszczenie-${number}`;

/**
 * Moves the focus to where the visitor's work goes on after a change: to the line after a removed one, or along with a
 * line that has moved. Leaves the focus where it is if the change has not removed the focused element.
 */
export function focusOn(change: FocusTarget): void {
  if (document.activeElement === document.body) focusFirst([...targetsOf(change), "[data-empty-list]", "h1"]);
  // A moved line takes the focus along, so it may be outside the window.
  document.activeElement?.scrollIntoView({ block: "nearest" });
}

function focusFirst(selectors: readonly string[]) {
  const elements = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  elements.find((element) => element?.getClientRects().length)?.focus();
}

/** Returns the selectors of the elements to focus, best first. */
function targetsOf(change: FocusTarget): string[] {
  const { intent, place, after } = change;
  const lines = linesOf(after).length;
  if (intent === "usun") return lines > 0 ? controlsOf(Math.min(place, lines - 1), intent) : [];
  if (intent === "usun-pokoj") return [`#${roomId(Math.min(place, after.rooms.length - 1))}`];
  const line = movedLine(change);
  if (line >= 0) return controlsOf(line, intent);
  return [`#${roomId(addedRoom(change))}`];
}

/**
 * Returns the selectors of a line's controls. On a phone they are in a closed panel, and the panel's button is shown.
 * A line in the only room has no choice of rooms, but always a quantity.
 */
function controlsOf(line: number, intent: string): string[] {
  const row = `#${lineId(line)} `;
  const pressed = `${row}[name="${fields.intent}"][value^="${intent} "]`;
  const field = `${row}[name="${intent === "" ? fields.lineRoom : fields.quantity}"]`;
  const isButton = intent === "usun" || intent === "wyzej" || intent === "nizej";
  return [isButton ? pressed : field, `${row}[popovertarget]`, field, `${row}[name="${fields.quantity}"]`];
}

/** Returns the index of the line that was pressed or has come into another room; -1 if there is none. */
export function movedLine({ intent, place, before, after }: FocusTarget): number {
  if (intent === "zamien") return place;
  const pressed = linesOf(before)[place]?.code;
  const known = new Set(linesWithRooms(before));
  return linesWithRooms(after).findIndex((line, number) =>
    intent === "wyzej" || intent === "nizej"
      ? line.startsWith(`${pressed} `) && Math.abs(number - place) <= 1
      : !known.has(line),
  );
}

function linesWithRooms({ rooms }: ProjectList): string[] {
  return rooms.flatMap(({ name, lines }) => lines.map(({ code }) => `${code} ${name}`));
}

/** Returns the index of the first room that is new or has a new name; -1 if there is none. */
function addedRoom({ before, after }: FocusTarget): number {
  return after.rooms.findIndex(({ name }) => !before.rooms.some((room) => room.name === name));
}

/** Moves the focus from the summary that has just opened a form to the form's field. */
export function focusField({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  const field = currentTarget.querySelector("input");
  if (!currentTarget.open || !currentTarget.contains(document.activeElement)) return;
  field?.focus();
  field?.select();
}
