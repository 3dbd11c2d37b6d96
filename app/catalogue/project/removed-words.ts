import { plural } from "~/polish/plural";
import { linesOf } from "./changes";
import { type ProjectList, parseProject } from "./project-list";

const lineForms = { one: "pozycję", few: "pozycje", many: "pozycji" };

/**
 * Returns the sentence about the last post's removal: the number of one line, the number of lines, or the empty room.
 * Lines are counted by their numbers, because a product may be in several rooms, and the same post may move lines and
 * rename rooms.
 * @param list values of the lists' URL parameters, now and before the post
 */
export function removedWords(list: string, before: string): string {
  const [now, former] = [parseProject(list), parseProject(before)];
  const left = linesOf(now).map(({ code }) => code);
  const gone = linesOf(former).filter(({ code }) => {
    const place = left.indexOf(code);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const [only, ...others] = gone;
  if (only) return `Usunięto ${others.length === 0 ? only.code : plural(gone.length, lineForms)}.`;
  const room = now.rooms.length < former.rooms.length ? goneRoom(now, former) : undefined;
  return room ? `Usunięto pomieszczenie: ${room.name}.` : "Zmieniono listę.";
}

function goneRoom(now: ProjectList, former: ProjectList) {
  return former.rooms.find(({ name }) => name !== "" && !now.rooms.some((room) => room.name === name));
}
