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

export type LineView = {
  /** Zero-based index in the list, across all rooms. */
  number: number;
  code: string;
  quantity: number;
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
