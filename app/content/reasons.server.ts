import { z } from "zod";

/** Returns a Polish message for a Zod issue: our own where one exists, else the one from Zod's Polish locale. */
export function fieldReason(issue: z.core.$ZodRawIssue): string | undefined {
  const { localeError } = z.locales.pl();
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? "brakuje tego pola"
        : typeReason(issue.expected);
    case "invalid_value":
      return `dozwolone: ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return unknownFieldReason;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "nie może być puste"
        : message(localeError(issue));
    default:
      return message(localeError(issue));
  }
}

export const missingFieldReason = "brakuje tego pola";
const unknownFieldReason = "nieznane pole (może literówka?)";

/** Returns a Polish message for an error code of the YAML parser. */
export function syntaxReason(code: string): string {
  return syntaxReasons[code] ?? `błąd zapisu YAML (${code})`;
}

const typeReasons: Record<string, string> = {
  string: "ma być tekstem (liczbę zapisz w cudzysłowie)",
  number: "ma być liczbą",
  int: "ma być liczbą całkowitą",
  boolean: "ma być true albo false",
  array: "ma być listą",
  object: "ma być grupą pól",
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

function typeReason(expected: string): string {
  return typeReasons[expected] ?? `ma być typu ${expected}`;
}

function message(error: string | { message: string } | undefined | null): string | undefined {
  return typeof error === "object" ? error?.message : error;
}
