import { decoded } from "lib/platform/http";
import { gtin14 } from "~/range/product";

const faults = {
  number: "Po /01/ w adresie stoi numer GTIN (EAN): od 8 do 14 cyfr.",
  check: "Cyfra kontrolna numeru się nie zgadza: kod został źle odczytany albo przepisany.",
  rest: "Po numerze mogą stać tylko wariant (/22/), partia (/10/) i numer seryjny (/21/), w tej kolejności.",
};

/**
 * Matches the key qualifiers that may follow a GTIN: any of variant (22), lot (10) and serial number (21), in this
 * order, or else a third-party number (235).
 */
const qualifiers = /^(?:(?:\/22\/([^/]+))?(?:\/10\/([^/]+))?(?:\/21\/([^/]+))?|\/235\/([^/]+))\/?$/;

/** Matches the value of a qualifier: 1 to 28 of the characters that GS1 allows. */
const value = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,28}$/;

/**
 * Parses `/01/{gtin}` with optional qualifiers; ignores a trailing slash.
 * @param path as requested, percent-encoded
 * @returns the GTIN, padded to 14 digits, or the reason in Polish why the path is invalid
 */
export function readLinkPath(path: string): { gtin: string } | { fault: string } {
  const [, digits = "", rest = ""] = /^\/01\/(\d*)(.*)$/s.exec(path) ?? [];
  if (!/^\d{8,14}$/.test(digits) || !/^(?:\/|$)/.test(rest)) return { fault: faults.number };
  const gtin = gtin14(digits);
  if (!gtin) return { fault: faults.check };
  const given = qualifiers.exec(rest)?.slice(1).filter(Boolean);
  // No qualifier allows an empty value.
  return given?.every((text) => value.test(decoded(text, ""))) ? { gtin } : { fault: faults.rest };
}
