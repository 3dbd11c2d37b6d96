const collator = new Intl.Collator("pl", { numeric: true });

/** Compares names in Polish dictionary order (ł after l) and numbers by value, for `sort`. */
export const comparePolish: (one: string, other: string) => number = collator.compare;
