import { gtin14 } from "~/catalogue/product/gtin";

/** A parsed GS1 Digital Link path, or the reason in Polish why it is invalid. */
export type LinkPath = { gtin: string } | { fault: string };

const faults = {
  number: "Po /01/ w adresie stoi numer GTIN (EAN): od 8 do 14 cyfr.",
  check: "Cyfra kontrolna numeru się nie zgadza: kod został źle odczytany albo przepisany.",
  rest: "Po numerze mogą stać tylko wariant (/22/), partia (/10/) i numer seryjny (/21/), w tej kolejności.",
};

/** Key qualifiers of a GTIN in the order of the standard: variant, lot, serial number; or the one of a third party. */
const qualifiers = /^(?:(?:\/22\/([^/]+))?(?:\/10\/([^/]+))?(?:\/21\/([^/]+))?|\/235\/([^/]+))\/?$/;

/** The characters that GS1 allows in a qualifier's value. */
const value = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,28}$/;

/** Reads `/01/{gtin}`, with any qualifiers; a slash at the end is tolerated. @param path as it was requested */
export function readLinkPath(path: string): LinkPath {
  const [, digits = "", rest = ""] = /^\/01\/(\d*)(.*)$/s.exec(path) ?? [];
  if (!/^\d{8,14}$/.test(digits) || !/^(?:\/|$)/.test(rest)) return { fault: faults.number };
  const gtin = gtin14(digits);
  if (!gtin) return { fault: faults.check };
  const given = qualifiers.exec(rest)?.slice(1).filter(Boolean);
  return given?.every((text) => value.test(decoded(text))) ? { gtin } : { fault: faults.rest };
}

/** Empty where it can't be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
