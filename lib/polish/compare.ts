const collator = new Intl.Collator("pl", { numeric: true });

/** Compares names for `sort`: letters in Polish alphabetical order (ł after l), numbers by value. */
export const comparePolish: (one: string, other: string) => number = collator.compare;
