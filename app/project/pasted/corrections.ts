/** Meanings that a visitor may give to a number, a code, a doubtful word, a row or a column of a text, with their labels. */
export const options = {
  number: { quantity: "ilość", detail: "pominięte" },
  code: { code: "numer", text: "pominięte" },
  doubt: { doubt: "niejasne", text: "pominięte" },
  row: { room: "pomieszczenie", aside: "pominięty" },
  column: {
    code: "numer",
    quantity: "ilość",
    floor: "ilość w\u00a0pomieszczeniu",
    room: "pomieszczenie",
    note: "uwaga",
    finish: "wykończenie",
    skipped: "pominięta",
  },
} as const;

type Options = typeof options;
/** What a correction is about. */
export type Corrected = keyof Options;
type Chosen<Of extends Corrected> = keyof Options[Of];

/** What the visitor has said of pieces of the same kind, of a column (by its place, from 0), or of rows of the same text. */
export type Corrections = <Of extends Corrected>(of: Of, kind: string | number) => Chosen<Of> | undefined;

/** Reads corrections as the form sends them: `number:code.edge=quantity`. Skips others; the last one of a kind counts. */
export function choicesOf(corrections: readonly string[]): Corrections {
  const chosen = new Map(
    corrections.map((one) => [one.slice(0, one.lastIndexOf("=")), one.slice(one.lastIndexOf("=") + 1)]),
  );
  return <Of extends Corrected>(of: Of, kind: string | number) => {
    const role = chosen.get(`${of}:${kind}`);
    return role !== undefined && Object.hasOwn(options[of], role) ? (role as Chosen<Of>) : undefined;
  };
}

/** Returns a correction as {@link choicesOf} reads it. */
export function correction(of: Corrected, kind: string | number, role: string): string {
  return `${of}:${kind}=${role}`;
}
