/** Local storage key of the basin that a browser remembers (behaviour 26.27). */
export const basinKey = "modrawa:umywalka";

/**
 * What fits a basin: the verdict and its sentence, by the tap's slug. `key` identifies the published content that was
 * asked.
 */
export type BasinAnswer = { key: string; notes: Record<string, [verdict: string, words: string]> };

/**
 * What the browser stores. A basin is the value of the filter `pasuje-do`: measures, or the slug of a basin of the range.
 * The rest is missing until the server has answered.
 */
export type BasinMemory = { basin: string } & Partial<BasinAnswer>;
