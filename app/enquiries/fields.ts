/** What the form of a question about a project sends, in its order. */
export const fieldNames = ["name", "email", "phone", "town", "message", "samples", "terms"] as const;
export type FieldName = (typeof fieldNames)[number];

/** In characters. */
export const maxLengths = { name: 100, email: 254, phone: 30, town: 80, message: 4_000 } as const;

export const maxSamples = 3;

/** How often a field may stand in a post: one sample more than there may be, so that it is told. */
export const fieldCounts: Readonly<Record<string, number>> = Object.fromEntries(
  fieldNames.map((name) => [name, name === "samples" ? maxSamples + 1 : 1]),
);
