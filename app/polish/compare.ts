const collator = new Intl.Collator("pl", { numeric: true });

/** Orders names as a Polish dictionary does (ł after l), numbers by size. For `sort`. */
export const comparePolish: (one: string, other: string) => number = collator.compare;
