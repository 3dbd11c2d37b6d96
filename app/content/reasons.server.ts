import { polishNumber } from "lib/polish/number";
import { plural } from "lib/polish/plural";
import type { z } from "zod";
import { isTaken } from "./files/loading-work";

/**
 * Validates a value of content, with reasons in Polish. For content that has been published, only its shape counts: a
 * rule that it breaks is newer than the content, and must not take down what visitors see.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const given = schema.safeParse(value, { error: fieldReason });
  if (given.success) return given;
  const values = withoutRetired(value);
  const result = schema.safeParse(values, { error: fieldReason });
  if (result.success || !isTaken()) return result;
  const shape = schema._zod.run({ value: values, issues: [] }, { async: false, skipChecks: true });
  if (shape instanceof Promise || shape.issues.length > 0) return result;
  return { success: true, data: shape.value as z.output<Schema> } as const;
}

/** Fields of earlier releases, at the top of a file or in its `roles`. Content that would be valid without them is valid. */
const retired: ReadonlySet<string> = new Set(["coordinates", "formats", "heatOutput", "pressureMax"]);

function withoutRetired(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !retired.has(name));
  return Object.fromEntries(kept.map(([name, own]) => [name, name === "roles" ? withoutRetired(own) : own]));
}

/** Returns a Polish message for any Zod issue. None of Zod's own, which name its types, reaches an editor. */
export function fieldReason(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? missingFieldReason
        : (typeReasons[issue.expected] ?? otherReason);
    case "invalid_value":
      return `dozwolone: ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return unknownFieldReason;
    case "invalid_key":
      return issue.issues[0]?.message ?? otherReason;
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "nie może być puste";
      return (
        countReason("co najmniej", issue.minimum, issue.origin) ??
        `wymagana liczba ${issue.inclusive ? "nie mniejsza" : "większa"} niż ${polishNumber(Number(issue.minimum), 2)}`
      );
    case "too_big":
      return (
        countReason("najwyżej", issue.maximum, issue.origin) ??
        `wymagana liczba ${issue.inclusive ? "nie większa" : "mniejsza"} niż ${polishNumber(Number(issue.maximum), 2)}`
      );
    default:
      return otherReason;
  }
}

export const missingFieldReason = "brakuje tego pola";
const unknownFieldReason = "nieznane pole (może literówka?)";
const otherReason = "ma inną postać, niż wymaga to pole";

/** Returns a Polish message for an error code of the YAML parser. */
export function syntaxReason(code: string): string {
  return syntaxReasons[code] ?? `błąd zapisu YAML (${code})`;
}

const typeReasons: Record<string, string> = {
  string: "ma być tekstem (liczbę zapisz w cudzysłowie)",
  number: "ma być liczbą",
  int: "ma być liczbą całkowitą",
  boolean: "ma być true (tak) albo false (nie)",
  array: "ma być listą",
  tuple: "ma być listą",
  object: "ma być grupą pól",
  record: "ma być grupą pól",
};

const syntaxReasons: Record<string, string> = {
  BAD_INDENT: "złe wcięcie",
  DUPLICATE_KEY: "to pole występuje drugi raz",
  MISSING_CHAR: "brakuje znaku, na przykład zamykającego cudzysłowu albo nawiasu",
  MULTILINE_IMPLICIT_KEY: "nazwa pola ma stać w jednym wierszu; tekst z dwukropkiem weź w cudzysłów",
  BLOCK_AS_IMPLICIT_KEY: "tekst z dwukropkiem weź w cudzysłów",
  TAB_AS_INDENT: "wcięcie ma być z odstępów, nie z tabulatora",
  UNEXPECTED_TOKEN: "znak, którego tu nie może być",
};

const counted: Record<string, Parameters<typeof plural>[1]> = {
  string: { one: "znak", few: "znaki", many: "znaków" },
  array: { one: "pozycja", few: "pozycje", many: "pozycji" },
};

function countReason(atLeast: string, limit: number | bigint, origin: string): string | undefined {
  const forms = counted[origin];
  return forms && `${atLeast} ${plural(Number(limit), forms)}`;
}
