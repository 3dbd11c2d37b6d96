import { getEnv } from "lib/platform/env.server";
import { z } from "zod";
import { labelledFields, listOf } from "~/content/field-labels.server";
import { field, oneOf, textMatching, unique } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { enquiries, newsletter, projectExample } from "./brand/feature-texts.server";

const nineDigits = textMatching(/^\d{9}$/, "wymagane 9 cyfr");
const tenDigits = textMatching(/^\d{10}$/, "wymagane 10 cyfr");

const department = labelledFields({
  id: [field.identifier, "Identyfikator"],
  label: [field.shownText, "Nazwa"],
  phone: [field.phoneNumber, "Telefon"],
  email: [field.emailAddress, "E-mail"],
  icon: field.icon,
  topics: [field.shownText, "W jakich sprawach"],
  hours: [
    z.array(field.openingHours).min(1).optional(),
    "Godziny przy telefonie",
    "dział, który je ma, stoi na początku strony kontaktu",
  ],
});

const socialLink = labelledFields({
  id: [field.identifier, "Identyfikator"],
  kind: [oneOf({ network: "sieć społecznościowa", "short-video": "serwis krótkich filmów" }), "Rodzaj"],
  label: [field.shownText, "Nazwa"],
  url: [field.webUrl, "Adres"],
  icon: field.icon,
});

/** A safety warning. `categories` limits it to products of these categories and their subcategories. */
const warning = labelledFields({
  text: [field.shownSentences, "Tekst"],
  categories: [
    z.array(field.categoryId).default([]),
    "Kategorie",
    "puste: ostrzeżenie dotyczy wszystkich produktów",
  ],
});

const gpsr = labelledFields({
  heading: [field.shownText, "Nagłówek"],
  manufacturer: [
    labelledFields({
      name: [field.exactText, "Nazwa"],
      street: [field.exactText, "Ulica i numer"],
      postcode: [field.postcode, "Kod pocztowy"],
      town: [field.exactText, "Miejscowość"],
      country: [field.exactText, "Kraj"],
      email: [field.emailAddress, "E-mail"],
      url: [field.webUrl, "Adres strony"],
    }),
    "Producent",
  ],
  responsiblePerson: [field.shownSentences, "Osoba odpowiedzialna w UE"],
  identification: [field.shownSentences, "Gdzie są oznaczenia"],
  warnings: [z.array(warning), "Ostrzeżenia"],
});

/**
 * A regular expression in a restricted syntax, so that staff can read it and no text can make it slow: classes of
 * capitals and digits with a repeat count, plain characters, and optional groups.
 */
const codePattern = textMatching(
  /^(?:\[(?:A-Z|0-9|A-Z0-9)\](?:\{\d(?:,\d)?\})?|[A-Z0-9-]|\((?:\[(?:A-Z|0-9|A-Z0-9)\](?:\{\d(?:,\d)?\})?|[A-Z0-9-])+\)(?:\?|\{\d(?:,\d)?\}))+$/,
  "wymagany wzór z [A-Z], [0-9], [A-Z0-9], liczb w {} i grup w (), np. [A-Z]{2}-[0-9]{3}(-[A-Z]{2})?",
).refine((pattern) => {
  const readings = countReadings(pattern);
  return readings > 0 && readings <= 10_000;
}, "wzór ma w {} większą liczbę przed mniejszą albo za dużo możliwości: zawęź zakresy w {} albo usuń grupy");

/**
 * Returns the largest number of ways in which a pattern can be tried on a text; a text that does not match takes all of them.
 * A separator counts twice, because a text may lack it. 0 if a range is descending, as in `{4,2}`.
 */
function countReadings(pattern: string): number {
  const written = pattern
    .replace(/\[[^[\]]*\]/g, "")
    .replaceAll("?", "{0,1}")
    .replace(/\(([^()]*)\)(\{(?:\d,)?(\d)\})/g, (_, group: string, times: string, most: string) => {
      return group.repeat(Math.max(1, Number(most))) + times;
    });
  return [...written.matchAll(/-|\{(\d),(\d)\}/g)].reduce(
    (product, [, least = "0", most = "1"]) => product * Math.max(0, Number(most) - Number(least) + 1),
    1,
  );
}

const catalogueNumbers = labelledFields({
  pattern: [
    codePattern,
    "Wzór",
    "[A-Z]{2} to dwie litery, [0-9]{2,4} od dwóch do czterech cyfr, (…)? można pominąć",
  ],
  example: [field.exactText, "Przykład", "numer z wykończeniem, który podpowiadają pola, np. AB-120-CH"],
});

const news = labelledFields({
  lead: [field.shownSentences, "Wstęp", "pod tytułem listy aktualności i w RSS"],
  description: [field.shownSentences, "Opis dla wyszukiwarek"],
});

export const brandSchema = labelledFields({
  name: [field.exactText, "Nazwa marki"],
  genitive: [
    field.exactText.optional(),
    "Nazwa w dopełniaczu",
    "kolekcje (kogo? czego?); jeśli się nie odmienia, pole zostaje puste",
  ],
  slug: [
    field.identifier,
    "Nazwa w adresach",
    "małe litery bez polskich znaków; zmiana wymaga zbudowania serwisu",
  ],
  claim: [field.shownText, "Hasło"],
  description: [field.shownSentences, "Opis"],
  siteUrl: [field.webUrl, "Adres serwisu"],
  copyright: [
    field.exactText.includes("{year}", { error: "brakuje {year}, czyli miejsca na rok" }),
    "Nota w stopce",
    "w miejsce {year} serwis wstawia rok",
  ],
  legal: [
    labelledFields({
      name: [field.exactText, "Pełna nazwa"],
      shortName: [field.exactText, "Krótka nazwa"],
      nip: [tenDigits, "NIP"],
      krs: [tenDigits, "KRS"],
      regon: [nineDigits, "REGON"],
    }),
    "Firma",
  ],
  address: [
    labelledFields({
      street: [field.exactText, "Ulica i numer"],
      postcode: [field.postcode, "Kod pocztowy"],
      town: [field.exactText, "Miejscowość"],
      voivodeship: [field.exactText, "Województwo"],
      country: [field.exactText, "Kraj"],
      countryCode: [z.string().length(2), "Kod kraju", "dwie litery, np. PL"],
    }),
    "Adres",
  ],
  foundingYear: [z.int().min(1800), "Rok założenia"],
  openingHours: [listOf({ label: [field.shownText, "Miejsce"], ...field.openingTimes }), "Godziny"],
  departments: [z.array(department).check(unique.byId), "Działy"],
  social: [z.array(socialLink).check(unique.byId), "Media społecznościowe"],
  catalogueNumbers: [
    catalogueNumbers,
    "Numery katalogowe",
    "jak wyglądają: po tym wzorze poznaje je wklejona lista",
  ],
  news: [news.optional(), "Aktualności", "wymagane, gdy są artykuły"],
  newsletter: [newsletter, "Newsletter"],
  enquiries: [enquiries, "Zapytania o projekt"],
  projectExample: [
    projectExample.optional(),
    "Przykładowa lista projektowa",
    "gdy jej nie ma, pusta lista nie ma przykładu",
  ],
  gpsr: [gpsr, "Producent i bezpieczeństwo (GPSR)"],
}).refine(({ departments, enquiries }) => departments.some(({ id }) => id === enquiries.department), {
  path: ["enquiries", "department"],
  error: "nie ma działu o takim id",
});

/**
 * Content of `content/brand.yaml`: company, contacts, newsletter texts, details of the manufacturer. `copyright` still
 * contains the placeholder `{year}`. A name that is not declined is its own genitive.
 */
export type Brand = z.output<typeof brandSchema> & { genitive: string };

/**
 * Returns the content of `content/brand.yaml`, which is parsed on the first call.
 * @throws {ContentError}
 */
export const getBrand: () => Brand = fromContent(() => {
  const { data } = readContent("brand.yaml", brandSchema);
  return { ...data, genitive: data.genitive ?? data.name };
});

/** Returns the sender and the footer line of all emails. */
export function mailSender(): { from: { name: string; address: string }; signature: string } {
  const { newsletter, legal, address } = getBrand();
  const { fromName, fromAddress } = newsletter.mail;
  return {
    from: { name: fromName, address: getEnv().MAIL_FROM ?? fromAddress },
    signature: `${legal.shortName}, ${address.street}, ${address.postcode} ${address.town}`,
  };
}
