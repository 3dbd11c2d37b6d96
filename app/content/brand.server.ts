import { z } from "zod";
import { enquiries, newsletter, projectExample } from "./brand/brand-forms.server";
import { iconLabel, labelledFields, listOf } from "./field-labels.server";
import {
  categoryId,
  emailAddress,
  exactText,
  iconName,
  identifier,
  oneOf,
  openingHours,
  openingTimes,
  phoneNumber,
  postcode,
  shownSentences,
  shownText,
  textMatching,
  uniqueById,
  webUrl,
} from "./fields.server";
import { readContent } from "./files.server";
import { fromContent } from "./memo";

const nineDigits = textMatching(/^\d{9}$/, "wymagane 9 cyfr");
const tenDigits = textMatching(/^\d{10}$/, "wymagane 10 cyfr");

const department = labelledFields({
  id: [identifier, "Identyfikator"],
  label: [shownText, "Nazwa"],
  phone: [phoneNumber, "Telefon"],
  email: [emailAddress, "E-mail"],
  icon: [iconName, ...iconLabel],
  topics: [shownText, "W jakich sprawach"],
  hours: [
    z.array(openingHours).min(1).optional(),
    "Godziny przy telefonie",
    "dział, który je ma, stoi na początku strony kontaktu",
  ],
});

const socialLink = labelledFields({
  id: [identifier, "Identyfikator"],
  kind: [oneOf({ network: "sieć społecznościowa", "short-video": "serwis krótkich filmów" }), "Rodzaj"],
  label: [shownText, "Nazwa"],
  url: [webUrl, "Adres"],
  icon: [iconName, ...iconLabel],
});

/** A safety warning. `categories` limits it to products of these categories and their subcategories. */
const warning = labelledFields({
  text: [shownSentences, "Tekst"],
  categories: [
    z.array(categoryId).default([]),
    "Kategorie",
    "puste: ostrzeżenie dotyczy wszystkich produktów",
  ],
});

const gpsr = labelledFields({
  heading: [shownText, "Nagłówek"],
  manufacturer: [
    labelledFields({
      name: [exactText, "Nazwa"],
      street: [exactText, "Ulica i numer"],
      postcode: [postcode, "Kod pocztowy"],
      town: [exactText, "Miejscowość"],
      country: [exactText, "Kraj"],
      email: [emailAddress, "E-mail"],
      url: [webUrl, "Adres strony"],
    }),
    "Producent",
  ],
  responsiblePerson: [shownSentences, "Osoba odpowiedzialna w UE"],
  identification: [shownSentences, "Gdzie są oznaczenia"],
  warnings: [z.array(warning), "Ostrzeżenia"],
});

/**
 * A regular expression in a restricted syntax, so that staff can read it and no text can make it slow: classes of
 * capitals and digits with a repeat count, plain characters, and optional groups.
 */
const codePattern = textMatching(
  /^(?:\[(?:A-Z|0-9|A-Z0-9)\](?:\{\d(?:,\d)?\})?|[A-Z0-9-]|\((?:\[(?:A-Z|0-9|A-Z0-9)\](?:\{\d(?:,\d)?\})?|[A-Z0-9-])+\)(?:\?|\{\d(?:,\d)?\}))+$/,
  "wymagany wzór z [A-Z], [0-9], [A-Z0-9], liczb w {} i grup w (), np. [A-Z]{2}-[0-9]{3}(-[A-Z]{2})?",
);

const catalogueNumbers = labelledFields({
  pattern: [
    codePattern,
    "Wzór",
    "[A-Z]{2} to dwie litery, [0-9]{2,4} od dwóch do czterech cyfr, (…)? można pominąć",
  ],
  example: [exactText, "Przykład", "numer z wykończeniem, który podpowiadają pola, np. AB-120-CH"],
});

const news = labelledFields({
  lead: [shownSentences, "Wstęp", "pod tytułem listy aktualności i w RSS"],
  description: [shownSentences, "Opis dla wyszukiwarek"],
});

export const brandSchema = labelledFields({
  name: [exactText, "Nazwa marki"],
  genitive: [
    exactText.optional(),
    "Nazwa w dopełniaczu",
    "kolekcje (kogo? czego?); jeśli się nie odmienia, pole zostaje puste",
  ],
  slug: [identifier, "Nazwa w adresach", "małe litery bez polskich znaków; zmiana wymaga zbudowania serwisu"],
  claim: [shownText, "Hasło"],
  description: [shownSentences, "Opis"],
  siteUrl: [webUrl, "Adres serwisu"],
  copyright: [
    exactText.includes("{year}", { error: "brakuje {year}, czyli miejsca na rok" }),
    "Nota w stopce",
    "w miejsce {year} serwis wstawia rok",
  ],
  legal: [
    labelledFields({
      name: [exactText, "Pełna nazwa"],
      shortName: [exactText, "Krótka nazwa"],
      nip: [tenDigits, "NIP"],
      krs: [tenDigits, "KRS"],
      regon: [nineDigits, "REGON"],
    }),
    "Firma",
  ],
  address: [
    labelledFields({
      street: [exactText, "Ulica i numer"],
      postcode: [postcode, "Kod pocztowy"],
      town: [exactText, "Miejscowość"],
      voivodeship: [exactText, "Województwo"],
      country: [exactText, "Kraj"],
      countryCode: [z.string().length(2), "Kod kraju", "dwie litery, np. PL"],
    }),
    "Adres",
  ],
  coordinates: [
    labelledFields({
      lat: [z.number().min(49).max(55), "Szerokość geograficzna"],
      lon: [z.number().min(14).max(25), "Długość geograficzna"],
    }),
    "Położenie",
  ],
  foundingYear: [z.int().min(1800), "Rok założenia"],
  openingHours: [listOf({ label: [shownText, "Miejsce"], ...openingTimes }), "Godziny"],
  departments: [z.array(department).check(uniqueById), "Działy"],
  social: [z.array(socialLink).check(uniqueById), "Media społecznościowe"],
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
