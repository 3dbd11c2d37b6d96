import { typeset } from "lib/polish/typeset";
import { z } from "zod";
import {
  draftLabel,
  extendedFields,
  imageAltLabel,
  labelledFields,
  listOf,
} from "~/content/field-labels.server";
import {
  categoryId,
  draft,
  exactText,
  identifier,
  imagePath,
  isoDate,
  oneOf,
  publicFile,
  shownSentences,
  shownText,
  sitePath,
  textMatching,
  uniqueById,
} from "~/content/fields.server";
import { knownPicture, withPicture } from "~/content/pictures.server";
import { isReservedSegment } from "~/content/reserved-paths";

export const picture = {
  image: [imagePath.optional(), "Zdjęcie"],
  imageAlt: [exactText.optional(), ...imageAltLabel],
} as const;

/**
 * Fields of every page. The length of `description` is limited, because search engines cut it off after about 155
 * characters.
 */
export const page = labelledFields({
  title: [shownText, "Tytuł"],
  path: [sitePath.meta({ editor: "slug" }), "Adres"],
  description: [
    exactText.max(155).transform(typeset).meta({ editor: "text" }),
    "Opis dla wyszukiwarek",
    "do 155 znaków",
  ],
  lead: [shownSentences, "Wstęp"],
  updated: [isoDate, "Dzień ostatniej zmiany"],
  effectiveFrom: [isoDate.optional(), "Obowiązuje od"],
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
  draft: [draft, ...draftLabel],
}).transform(withPicture);

/** Fields of `bryly.md`: the use and the units of each file format of 3D models and drawings. */
export const modelsPage = extendedFields(page, {
  formats: [
    listOf({
      id: [identifier, "Identyfikator"],
      label: [exactText, "Nazwa"],
      kind: [oneOf({ model: "model", drawing: "rysunek" }), "Rodzaj"],
      use: [shownSentences, "Do czego służy"],
      units: [shownText, "Jednostki"],
    }).check(uniqueById),
    "Formaty plików",
  ],
}).transform(withPicture);

const percent = z.int().min(0).max(100);

/** Fields of `logotypy.md`: the files of each logo version, a ZIP of all files, and the brand's colours. */
export const logosPage = extendedFields(page, {
  archive: [publicFile, "Archiwum ze wszystkimi plikami"],
  colours: [
    listOf({
      id: [identifier, "Identyfikator"],
      label: [shownText, "Nazwa"],
      hex: [textMatching(/^#[0-9A-F]{6}$/, "wymagany kolor w postaci #15803D"), "Zapis szesnastkowy"],
      cmyk: [z.tuple([percent, percent, percent, percent]), "CMYK"],
      use: [shownSentences, "Do czego służy"],
    }).check(uniqueById),
    "Kolory",
  ],
  files: [
    listOf({
      id: [identifier, "Identyfikator"],
      label: [shownText, "Nazwa"],
      use: [shownSentences, "Do czego służy"],
      files: [z.array(publicFile).min(1), "Pliki"],
    }).check(uniqueById),
    "Wersje logo",
  ],
}).transform(withPicture);

/** Fields of `katalog.md`: the printed catalogue's files. `categories` sets the order of its chapters. */
export const cataloguePage = extendedFields(page, {
  edition: [exactText, "Wydanie"],
  cover: [knownPicture, "Okładka"],
  categories: [z.array(categoryId), "Rozdziały", "w tej kolejności; pozostałe kategorie następują na końcu"],
  downloads: [
    listOf({
      id: [identifier, "Identyfikator"],
      label: [shownText, "Nazwa"],
      format: [exactText, "Format"],
      file: [publicFile, "Plik"],
    }).check(uniqueById),
    "Pliki",
  ],
}).transform(withPicture);

/** Fields of `punkty-sprzedazy.md`: texts around the list of shops. */
export const pointsOfSalePage = extendedFields(page, {
  emptyState: [
    labelledFields({
      title: [shownText, "Tytuł"],
      text: [shownSentences, "Tekst"],
    }),
    "Gdy nic nie znaleziono",
  ],
}).transform(withPicture);

/** Fields of `warunki-gwarancji.md`: warranty periods in years, which product pages also show. */
export const warrantyPage = extendedFields(page, {
  terms: [
    listOf({
      id: [identifier, "Identyfikator"],
      label: [shownText, "Nazwa"],
      categories: [z.array(categoryId), "Kategorie"],
      years: [z.int().positive(), "Lata"],
      professionalYears: [z.int().positive(), "Lata w użytku zawodowym"],
    }).check(uniqueById),
    "Okresy gwarancji",
  ],
}).transform(withPicture);
