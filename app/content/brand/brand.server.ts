import { z } from "zod";
import {
  categoryId,
  clockTime,
  emailAddress,
  exactText,
  iconName,
  identifier,
  oneOf,
  openingHours,
  openingLabels,
  phoneNumber,
  postcode,
  shownSentences,
  shownText,
  uniqueById,
  webUrl,
  weekdays,
} from "../fields/fields.server";
import { iconLabel, labelled } from "../fields/labels.server";
import { readContent } from "../files/files.server";
import { fromContent } from "../memo";
import { enquiries, newsletter, projectExample } from "./brand-forms.server";

const nineDigits = z.string().regex(/^\d{9}$/, "wymagane 9 cyfr");
const tenDigits = z.string().regex(/^\d{10}$/, "wymagane 10 cyfr");

const department = labelled(
  z.strictObject({
    id: identifier,
    label: shownText,
    phone: phoneNumber,
    email: emailAddress,
    icon: iconName,
    topics: shownText,
    hours: z.array(openingHours).min(1).optional(),
  }),
  {
    id: "Identyfikator",
    label: "Nazwa",
    phone: "Telefon",
    email: "E-mail",
    icon: iconLabel,
    topics: "W jakich sprawach",
    hours: ["Godziny przy telefonie", "dział, który je ma, stoi na początku strony kontaktu"],
  },
);

const socialLink = labelled(
  z.strictObject({
    id: identifier,
    kind: oneOf({ network: "sieć społecznościowa", "short-video": "serwis krótkich filmów" }),
    label: shownText,
    url: webUrl,
    icon: iconName,
  }),
  {
    id: "Identyfikator",
    kind: "Rodzaj",
    label: "Nazwa",
    url: "Adres",
    icon: iconLabel,
  },
);

/** A safety warning. `categories` limits it to products of these categories and their subcategories. */
const warning = labelled(
  z.strictObject({ text: shownSentences, categories: z.array(categoryId).default([]) }),
  { text: "Tekst", categories: ["Kategorie", "puste: ostrzeżenie dotyczy wszystkich produktów"] },
);

const gpsr = labelled(
  z.strictObject({
    heading: shownText,
    manufacturer: labelled(
      z.strictObject({
        name: exactText,
        street: exactText,
        postcode,
        town: exactText,
        country: exactText,
        email: emailAddress,
        url: webUrl,
      }),
      {
        name: "Nazwa",
        street: "Ulica i numer",
        postcode: "Kod pocztowy",
        town: "Miejscowość",
        country: "Kraj",
        email: "E-mail",
        url: "Adres strony",
      },
    ),
    responsiblePerson: shownSentences,
    identification: shownSentences,
    warnings: z.array(warning),
  }),
  {
    heading: "Nagłówek",
    manufacturer: "Producent",
    responsiblePerson: "Osoba odpowiedzialna w UE",
    identification: "Gdzie są oznaczenia",
    warnings: "Ostrzeżenia",
  },
);

/**
 * A regular expression of few means, so that staff can read it and no text can make it slow: classes of capitals and
 * digits with a number, plain characters, and groups that may be left out.
 */
const codePattern = z
  .string()
  .regex(
    /^(?:\[(?:A-Z|0-9|A-Z0-9)\](?:\{\d(?:,\d)?\})?|[A-Z0-9-]|\((?:\[(?:A-Z|0-9|A-Z0-9)\](?:\{\d(?:,\d)?\})?|[A-Z0-9-])+\)(?:\?|\{\d(?:,\d)?\}))+$/,
    "wymagany wzór z [A-Z], [0-9], [A-Z0-9], liczb w {} i grup w (), np. [A-Z]{2}-[0-9]{3}(-[A-Z]{2})?",
  );

const catalogueNumbers = labelled(z.strictObject({ pattern: codePattern, example: exactText }), {
  pattern: ["Wzór", "[A-Z]{2} to dwie litery, [0-9]{2,4} od dwóch do czterech cyfr, (…)? można pominąć"],
  example: ["Przykład", "numer z wykończeniem, który podpowiadają pola, np. AB-120-CH"],
});

const news = labelled(z.strictObject({ lead: shownSentences, description: shownSentences }), {
  lead: ["Wstęp", "pod tytułem listy aktualności i w RSS"],
  description: "Opis dla wyszukiwarek",
});

export const brandSchema = labelled(
  z
    .strictObject({
      name: exactText,
      genitive: exactText.optional(),
      slug: identifier,
      claim: shownText,
      description: shownSentences,
      siteUrl: webUrl,
      copyright: exactText.includes("{year}", { error: "brakuje {year}, czyli miejsca na rok" }),
      legal: labelled(
        z.strictObject({
          name: exactText,
          shortName: exactText,
          nip: tenDigits,
          krs: tenDigits,
          regon: nineDigits,
        }),
        { name: "Pełna nazwa", shortName: "Krótka nazwa", nip: "NIP", krs: "KRS", regon: "REGON" },
      ),
      address: labelled(
        z.strictObject({
          street: exactText,
          postcode,
          town: exactText,
          voivodeship: exactText,
          country: exactText,
          countryCode: z.string().length(2),
        }),
        {
          street: "Ulica i numer",
          postcode: "Kod pocztowy",
          town: "Miejscowość",
          voivodeship: "Województwo",
          country: "Kraj",
          countryCode: ["Kod kraju", "dwie litery, np. PL"],
        },
      ),
      coordinates: labelled(
        z.strictObject({ lat: z.number().min(49).max(55), lon: z.number().min(14).max(25) }),
        { lat: "Szerokość geograficzna", lon: "Długość geograficzna" },
      ),
      foundingYear: z.int().min(1800),
      openingHours: z.array(
        labelled(z.strictObject({ label: shownText, days: weekdays, opens: clockTime, closes: clockTime }), {
          label: "Miejsce",
          ...openingLabels,
        }),
      ),
      departments: z.array(department).check(uniqueById),
      social: z.array(socialLink).check(uniqueById),
      catalogueNumbers,
      news: news.optional(),
      newsletter,
      enquiries,
      projectExample: projectExample.optional(),
      gpsr,
    })
    .refine(({ departments, enquiries }) => departments.some(({ id }) => id === enquiries.department), {
      path: ["enquiries", "department"],
      error: "nie ma działu o takim id",
    }),
  {
    name: "Nazwa marki",
    genitive: ["Nazwa w dopełniaczu", "kolekcje (kogo? czego?); jeśli się nie odmienia, pole zostaje puste"],
    slug: ["Nazwa w adresach", "małe litery bez polskich znaków; zmiana wymaga zbudowania serwisu"],
    claim: "Hasło",
    description: "Opis",
    siteUrl: "Adres serwisu",
    copyright: ["Nota w stopce", "w miejsce {year} serwis wstawia rok"],
    legal: "Firma",
    address: "Adres",
    coordinates: "Położenie",
    foundingYear: "Rok założenia",
    openingHours: "Godziny",
    departments: "Działy",
    social: "Media społecznościowe",
    catalogueNumbers: ["Numery katalogowe", "jak wyglądają: po tym wzorze poznaje je wklejona lista"],
    news: ["Aktualności", "wymagane, gdy są artykuły"],
    newsletter: "Newsletter",
    enquiries: "Zapytania o projekt",
    projectExample: ["Przykładowa lista projektowa", "gdy jej nie ma, pusta lista nie ma przykładu"],
    gpsr: "Producent i bezpieczeństwo (GPSR)",
  },
);

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
