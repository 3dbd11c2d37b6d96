import { typeset } from "lib/polish/typeset";
import { z } from "zod";
import {
  categoryId,
  draft,
  draftLabel,
  exactText,
  identifier,
  imageAltLabel,
  imagePath,
  isoDate,
  labelled,
  oneOf,
  publicFile,
  shownSentences,
  shownText,
  sitePath,
  uniqueById,
} from "~/content/fields.server";
import { knownPicture, withPicture } from "~/content/pictures.server";
import { isReservedSegment } from "~/content/reserved-paths";

export const picture = { image: imagePath.optional(), imageAlt: exactText.optional() };
export const pictureLabels = { image: "Zdjęcie", imageAlt: imageAltLabel };

/**
 * Fields of every page. The length of `description` is limited, because search engines cut it off after about 155
 * characters.
 */
export const page = z.strictObject({
  title: shownText,
  path: sitePath.meta({ editor: "slug" }),
  description: exactText.max(155).transform(typeset).meta({ editor: "text" }),
  lead: shownSentences,
  updated: isoDate,
  effectiveFrom: isoDate.optional(),
  ...picture,
});

export const pageLabels = {
  title: "Tytuł",
  path: "Adres",
  description: ["Opis dla wyszukiwarek", "do 155 znaków"],
  lead: "Wstęp",
  updated: "Dzień ostatniej zmiany",
  effectiveFrom: "Obowiązuje od",
  ...pictureLabels,
} as const;

export const plainPage = labelled(page, pageLabels).transform(withPicture);

const freePath = z
  .string()
  .regex(/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/, "wymagany adres jak nazwa pliku, np. /montaz dla montaz.md")
  .refine(
    (path) => !isReservedSegment(path.slice(1)),
    "pod tym adresem serwis ma co innego: zmień nazwę pliku",
  )
  .meta({ editor: "slug" });

/** Fields of a page that staff add and remove, and may hide as a draft: only menus and texts link to it. */
export const textPage = labelled(page.extend({ path: freePath, draft }), {
  ...pageLabels,
  draft: draftLabel,
}).transform(withPicture);

/** Fields of `bryly.md`: the use and the units of each file format of 3D models and drawings. */
export const modelsPage = labelled(
  page.extend({
    formats: z
      .array(
        labelled(
          z.strictObject({
            id: identifier,
            label: exactText,
            kind: oneOf({ model: "model", drawing: "rysunek" }),
            use: shownSentences,
            units: shownText,
          }),
          {
            id: "Identyfikator",
            label: "Nazwa",
            kind: "Rodzaj",
            use: "Do czego służy",
            units: "Jednostki",
          },
        ),
      )
      .check(uniqueById),
  }),
  { ...pageLabels, formats: "Formaty plików" },
).transform(withPicture);

const percent = z.int().min(0).max(100);

/** Fields of `logotypy.md`: the files of each logo version, a ZIP of all files, and the brand's colours. */
export const logosPage = labelled(
  page.extend({
    archive: publicFile,
    colours: z
      .array(
        labelled(
          z.strictObject({
            id: identifier,
            label: shownText,
            hex: z.string().regex(/^#[0-9A-F]{6}$/, "wymagany kolor w postaci #15803D"),
            cmyk: z.tuple([percent, percent, percent, percent]),
            use: shownSentences,
          }),
          {
            id: "Identyfikator",
            label: "Nazwa",
            hex: "Zapis szesnastkowy",
            cmyk: "CMYK",
            use: "Do czego służy",
          },
        ),
      )
      .check(uniqueById),
    files: z
      .array(
        labelled(
          z.strictObject({
            id: identifier,
            label: shownText,
            use: shownSentences,
            files: z.array(publicFile).min(1),
          }),
          { id: "Identyfikator", label: "Nazwa", use: "Do czego służy", files: "Pliki" },
        ),
      )
      .check(uniqueById),
  }),
  { ...pageLabels, archive: "Archiwum ze wszystkimi plikami", colours: "Kolory", files: "Wersje logo" },
).transform(withPicture);

/** Fields of `katalog.md`: the printed catalogue's files. `categories` sets the order of its chapters. */
export const cataloguePage = labelled(
  page.extend({
    edition: exactText,
    cover: knownPicture,
    categories: z.array(categoryId),
    downloads: z
      .array(
        labelled(z.strictObject({ id: identifier, label: shownText, format: exactText, file: publicFile }), {
          id: "Identyfikator",
          label: "Nazwa",
          format: "Format",
          file: "Plik",
        }),
      )
      .check(uniqueById),
  }),
  {
    ...pageLabels,
    edition: "Wydanie",
    cover: "Okładka",
    categories: ["Rozdziały", "w tej kolejności; pozostałe kategorie następują na końcu"],
    downloads: "Pliki",
  },
).transform(withPicture);

/** Fields of `punkty-sprzedazy.md`: texts around the list of shops. */
export const pointsOfSalePage = labelled(
  page.extend({
    emptyState: labelled(z.strictObject({ title: shownText, text: shownSentences }), {
      title: "Tytuł",
      text: "Tekst",
    }),
  }),
  { ...pageLabels, emptyState: "Gdy nic nie znaleziono" },
).transform(withPicture);

/** Fields of `warunki-gwarancji.md`: warranty periods in years, which product pages also show. */
export const warrantyPage = labelled(
  page.extend({
    terms: z
      .array(
        labelled(
          z.strictObject({
            id: identifier,
            label: shownText,
            categories: z.array(categoryId),
            years: z.int().positive(),
            professionalYears: z.int().positive(),
          }),
          {
            id: "Identyfikator",
            label: "Nazwa",
            categories: "Kategorie",
            years: "Lata",
            professionalYears: "Lata w użytku zawodowym",
          },
        ),
      )
      .check(uniqueById),
  }),
  { ...pageLabels, terms: "Okresy gwarancji" },
).transform(withPicture);
