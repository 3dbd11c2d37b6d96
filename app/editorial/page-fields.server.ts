import { typeset } from "lib/polish/typeset";
import { z } from "zod";
import { knownPicture, withPicture } from "~/brand/pictures.server";
import { extendedFields, imageAltLabel, labelledFields, listOf } from "~/content/field-labels.server";
import { field, textMatching, unique } from "~/content/fields.server";
import { isReservedSegment } from "~/content/reserved-paths";

export const picture = {
  image: [field.imagePath.optional(), "Zdjęcie"],
  imageAlt: [field.exactText.optional(), ...imageAltLabel],
} as const;

/**
 * Fields of every page. The length of `description` is limited, because search engines cut it off after about 155
 * characters.
 */
export const page = labelledFields({
  title: [field.shownText, "Tytuł"],
  path: [field.sitePath.meta({ editor: "slug" }), "Adres"],
  description: [
    field.exactText.max(155).transform(typeset).meta({ editor: "text" }),
    "Opis dla wyszukiwarek",
    "do 155 znaków",
  ],
  lead: [field.shownSentences, "Wstęp"],
  updated: [field.isoDate.meta({ editor: "today" }), "Dzień ostatniej zmiany"],
  effectiveFrom: [field.isoDate.optional(), "Obowiązuje od"],
  ...picture,
});

export const plainPage = page.transform(withPicture);

const freePath = textMatching(
  /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "wymagany adres jak nazwa pliku, np. /montaz dla montaz.md",
)
  .refine(
    (path) => !isReservedSegment(path.slice(1)),
    "pod tym adresem serwis ma co innego: zmień nazwę pliku",
  )
  .meta({ editor: "slug" });

/** Fields of a page that staff add and remove, and may hide as a draft: only menus and texts link to it. */
export const textPage = extendedFields(page, {
  path: [freePath, "Adres"],
  draft: field.draft,
}).transform(withPicture);

const percent = z.int().min(0).max(100);

/** Fields of `logotypy.md`: the files of each logo version, a ZIP of all files, and the brand's colours. */
export const logosPage = extendedFields(page, {
  archive: [field.publicFile, "Archiwum ze wszystkimi plikami"],
  colours: [
    listOf({
      id: [field.identifier, "Identyfikator"],
      label: [field.shownText, "Nazwa"],
      hex: [textMatching(/^#[0-9A-F]{6}$/, "wymagany kolor w postaci #15803D"), "Zapis szesnastkowy"],
      cmyk: [z.tuple([percent, percent, percent, percent]), "CMYK"],
      use: [field.shownSentences, "Do czego służy"],
    }).check(unique.byId),
    "Kolory",
  ],
  files: [
    listOf({
      id: [field.identifier, "Identyfikator"],
      label: [field.shownText, "Nazwa"],
      use: [field.shownSentences, "Do czego służy"],
      files: [z.array(field.publicFile).min(1), "Pliki"],
    }).check(unique.byId),
    "Wersje logo",
  ],
}).transform(withPicture);

/** Fields of `katalog.md`: the printed catalogue's files. `categories` sets the order of its chapters. */
export const cataloguePage = extendedFields(page, {
  edition: [field.exactText, "Wydanie"],
  cover: [knownPicture, "Okładka"],
  categories: [
    z.array(field.categoryId),
    "Rozdziały",
    "w tej kolejności; pozostałe kategorie następują na końcu",
  ],
  downloads: [
    listOf({
      id: [field.identifier, "Identyfikator"],
      label: [field.shownText, "Nazwa"],
      format: [field.exactText, "Format"],
      file: [field.publicFile, "Plik"],
    }).check(unique.byId),
    "Pliki",
  ],
}).transform(withPicture);

/** Fields of `punkty-sprzedazy.md`: texts around the list of shops. */
export const pointsOfSalePage = extendedFields(page, {
  emptyState: [
    labelledFields({
      title: [field.shownText, "Tytuł"],
      text: [field.shownSentences, "Tekst"],
    }),
    "Gdy nic nie znaleziono",
  ],
}).transform(withPicture);

/** Fields of `warunki-gwarancji.md`: warranty periods in years, which product pages also show. */
export const warrantyPage = extendedFields(page, {
  terms: [
    listOf({
      id: [field.identifier, "Identyfikator"],
      label: [field.shownText, "Nazwa"],
      categories: [z.array(field.categoryId), "Kategorie"],
      years: [z.int().positive(), "Lata"],
      professionalYears: [z.int().positive(), "Lata w użytku zawodowym"],
    }).check(unique.byId),
    "Okresy gwarancji",
  ],
}).transform(withPicture);
