import { maxLines, type ProjectLine, type ProjectList } from "./project-list";

/** A code that replaces a line's code when the visitor presses its button. */
export type Replacement = { code: string; label: string };

/** What a line shows of its product or spare part. */
export type LineCard = {
  name: string;
  to: string;
  /** Path below `/images/`, without extension. */
  picture: string | null;
  /** Number of a spare part without a picture, whose small drawing stands in for it. */
  drawing?: string;
};

export type LineView = ProjectLine & {
  /** Zero-based index in the list, across all rooms. */
  number: number;
  /** `null` for an unknown code. */
  card: LineCard | null;
  /** Absent until a finish is chosen, and for spare parts. */
  finish?: { id: string; label: string };
  gtin?: string;
  /** Numbers of the spare parts that this one has replaced. */
  replaces?: string[];
  /** Reason, in Polish, why the line cannot be ordered, with suggested replacements. */
  problem?: { reason: string; replacements: Replacement[] };
};

/** `number` is the room's zero-based index. `title` is its name, or a default title if the room has no name. */
export type RoomView = { number: number; name: string; title: string; lines: LineView[] };

/** Returns the rooms of a list with their lines. @param viewOf receives a line and its index in the list */
export function arranged(
  { rooms }: ProjectList,
  viewOf: (line: ProjectLine, number: number) => LineView,
): RoomView[] {
  let number = 0;
  return rooms.map(({ name, lines }, index) => ({
    number: index,
    name,
    title: name || (rooms.length > 1 ? untitledRoom : onlyRoom),
    lines: lines.map((line) => viewOf(line, number++)),
  }));
}

/**
 * Returns the rooms of a list with what is known of its lines. For lines on other pages, and for those that the visitor
 * has changed since the server's last answer, that is only what they order.
 */
export function roomsWith(lines: readonly LineView[], list: ProjectList): RoomView[] {
  return arranged(list, (line, number) => {
    const known = lines.find(({ code }) => code === line.code);
    const { code, quantity, note } = line;
    return known
      ? { ...known, number, quantity, note }
      : { number, code, quantity, note, card: replacedCard(lines, code) };
  });
}

/** Returns the card of the line that a code has replaced, when the visitor has chosen a finish or a successor. */
function replacedCard(lines: readonly LineView[], code: string) {
  const replaced = lines.find(({ problem }) => problem?.replacements.some((one) => one.code === code));
  return replaced?.card ?? null;
}

/** Counts lines, pieces and free places of a list, and names the lines with a problem or without a quantity. */
export function countsOf(rooms: readonly RoomView[]) {
  const lines = rooms.flatMap((room) => room.lines);
  return {
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    free: maxLines - lines.length,
    wrong: lines.filter(({ problem, quantity }) => problem || quantity === 0),
  };
}

/** Titles of a room without a name: beside others, and alone. */
export const untitledRoom = "Bez pomieszczenia";
export const onlyRoom = "Pozycje";
/** Texts on the PDF of a list, also before notes, problems and the project's name, by which its pasted text is recognised. */
export const sheetTexts = {
  title: "Lista projektowa",
  link: "Otwórz listę w przeglądarce",
  sums: "Razem",
  note: "Uwaga: ",
  problem: "Do wyjaśnienia: ",
  project: "Projekt: ",
} as const;

/** Returns a line's quantity in words. @param quantity 0 if it is missing */
export function amountText(quantity: number): string {
  return quantity > 0 ? `${quantity} szt.` : "ilość: ?";
}

/** Returns a list as plain text: the project's name, a paragraph per room, a line per product. */
export function projectText(rooms: readonly RoomView[], name = ""): string {
  const paragraphs = rooms.map(({ title, lines }) =>
    [
      `${title}:`,
      ...lines.map((line) => {
        const { code, quantity, note, card, finish } = line;
        const product = [card?.name, finish?.label.toLowerCase()].filter(Boolean).join(", ");
        const [said, problem] = [note && sheetTexts.note + note, problemText(line)];
        return [`${quantity || "?"} × ${code}`, product, said, problem && sheetTexts.problem + problem]
          .filter(Boolean)
          .join(" – ");
      }),
    ].join("\n"),
  );
  return [...(name ? [sheetTexts.project + name] : []), ...paragraphs].join("\n\n");
}

/**
 * Returns as plain text why a line cannot be ordered: a missing quantity, the reason and the suggested replacements.
 */
export function problemText({ problem, quantity }: LineView): string {
  const instead = problem?.replacements.map(({ label }) => label).join(", ") ?? "";
  return [quantity === 0 && "Brak ilości.", problem?.reason, instead].filter(Boolean).join(" ");
}
