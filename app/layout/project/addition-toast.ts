import type { Addition } from "~/catalogue/project/addition";
import { linesOf } from "~/catalogue/project/changes";
import { parseProject } from "~/catalogue/project/project-list";
import { linesIn } from "~/catalogue/project/remembered-project";
import type { ToastContent } from "~/layout/toasts/store";
import { plural } from "~/polish/plural";

type Words = Pick<ToastContent, "title" | "description" | "color">;

const lineForms = { one: "pozycja", few: "pozycje", many: "pozycji" };
const pieceForms = { one: "sztuka", few: "sztuki", many: "sztuk" };

const moreForms = { one: "inny numer", few: "inne numery", many: "innych numerów" };

/** Maximum number of catalogue numbers in a title. */
const namedCodes = 2;

/** Returns the words of the toast about an addition: what was added, how many there are now, and what was left out. */
export function additionWords({ after, added, listed, surplus, room }: Addition): Words {
  const total = `Na liście: ${plural(linesIn(after), lineForms)}.`;
  const [only, ...others] = added;
  const sentences = [
    ...(only && others.length === 0 ? [onlySentence(only)] : []),
    ...(added.length > 0 && room ? [`Pomieszczenie: ${room}.`] : []),
    ...(added.length > 0 && listed.length > 0 ? [`Już na liście: ${codesOf(listed)}.`] : []),
    ...(added.length > 0 && surplus.length > 0 ? [`Nie zmieściło się: ${codesOf(surplus)}.`] : []),
    total,
  ];
  const description = sentences.join(" ");
  if (added.length > 0) return { color: "success", title: `Dodano ${codesOf(added)}`, description };
  if (surplus.length > 0) return { color: "warning", title: "Lista jest pełna", description };
  return { color: "info", title: `Już na liście: ${codesOf(listed)}`, description };
}

/**
 * Returns the words of the toast about an addition that was taken back: what is no longer on the list, and what of it is.
 * @param list value of the list's URL parameter, without the addition
 */
export function takenBackWords(added: Addition["added"], list: string): string {
  const lines = linesOf(parseProject(list));
  const isLeft = ({ code }: { code: string }) => lines.some((line) => line.code === code);
  const [gone, left] = [added.filter((item) => !isLeft(item)), added.filter(isLeft)];
  const [only, ...others] = left;
  const pieces = lines.reduce((sum, { code, quantity }) => (code === only?.code ? sum + quantity : sum), 0);
  const count = others.length === 0 && pieces > 0 ? ` (${plural(pieces, pieceForms)})` : "";
  return [
    ...(gone.length > 0 ? [`Zdjęto z listy: ${codesOf(gone)}.`] : []),
    ...(left.length > 0 ? [`Na liście zostaje: ${codesOf(left)}${count}.`] : []),
  ].join(" ");
}

function onlySentence({ name, total }: Addition["added"][number]): string {
  if (total === 0) return `${name ?? "Nieznany numer"} – wpisz ilość na liście.`;
  const pieces = total > 1 ? ` – teraz ${plural(total, pieceForms)}` : "";
  return `${name ?? "Nieznany numer"}${pieces}.`;
}

function codesOf(items: readonly { code: string }[]): string {
  const codes = items.map(({ code }) => code);
  const more = codes.length - namedCodes;
  const named = codes.slice(0, namedCodes).join(", ");
  return more > 0 ? `${named} i ${plural(more, moreForms)}` : named;
}
