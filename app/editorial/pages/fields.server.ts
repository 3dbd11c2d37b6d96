import { z } from "zod";
import { hasFeature, nameOfFeature } from "~/content/features.server";
import {
  categoryId,
  draft,
  exactText,
  iconName,
  identifier,
  imagePath,
  isoDate,
  linkTarget,
  oneOf,
  publicFile,
  shownSentences,
  shownText,
  sitePath,
  uniqueBy,
  uniqueById,
} from "~/content/fields.server";
import { draftLabel, iconLabel, imageAltLabel, labelled } from "~/content/labels.server";
import { knownPicture, withPicture } from "~/content/pictures.server";
import { missingFieldReason } from "~/content/reasons.server";
import { typeset } from "~/polish/typeset";
import { toolDrawings } from "~/ui/tool-drawing";
import { isReservedSegment } from "./reserved-paths";

const picture = { image: imagePath.optional(), imageAlt: exactText.optional() };
const pictureLabels = { image: "Zdjęcie", imageAlt: imageAltLabel };

/**
 * Fields of every page. The length of `description` is limited, because search engines cut it off after about 155
 * characters.
 */
const page = z.strictObject({
  title: shownText,
  path: sitePath.meta({ editor: "slug" }),
  description: exactText.max(155).transform(typeset).meta({ editor: "text" }),
  lead: shownSentences,
  updated: isoDate,
  effectiveFrom: isoDate.optional(),
  ...picture,
});

const pageLabels = {
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

const action = labelled(z.strictObject({ label: shownText, to: linkTarget }), {
  label: "Napis",
  to: "Adres",
});

/** What only this brand answers, with the drawing of the tool that answers it. */
const homeTool = labelled(
  z.strictObject({
    drawing: oneOf(toolDrawings),
    title: shownText,
    text: shownSentences,
    to: linkTarget,
  }),
  { drawing: "Rysunek", title: "Tytuł", text: "Tekst", to: "Adres" },
);

/** A promise of the brand, with the page that backs it up. */
const homePromise = labelled(
  z.strictObject({ icon: iconName, title: shownText, text: shownSentences, to: linkTarget }),
  { icon: iconLabel, title: "Tytuł", text: "Tekst", to: "Adres" },
);

/**
 * What a section of each kind is made of, beside its title. Only sections of text may have a picture and stand more than
 * once.
 */
const homeSectionParts = {
  tools: ["text", "tools"],
  categories: ["text", "action"],
  collections: ["text", "action"],
  promises: ["promises"],
  text: ["text", "action"],
  news: ["text", "action"],
} as const;

type HomeSectionKind = keyof typeof homeSectionParts;

const homeSectionKinds: Record<HomeSectionKind, string> = {
  tools: "narzędzia",
  categories: "kategorie",
  collections: "kolekcje",
  promises: "obietnice",
  text: "tekst, opcjonalnie ze zdjęciem",
  news: "aktualności",
};

const homeSectionFields = z.strictObject({
  kind: oneOf(homeSectionKinds),
  id: identifier,
  title: shownText,
  text: shownSentences.optional(),
  action: action.optional(),
  ...picture,
  tools: z.array(homeTool).min(2, "co najmniej dwa narzędzia").optional(),
  promises: z.array(homePromise).min(1).optional(),
});

const homeSection = labelled(homeSectionFields.check(onlyItsParts), {
  kind: "Rodzaj",
  id: ["Identyfikator", "inny w każdej sekcji"],
  title: "Tytuł",
  text: "Tekst",
  action: "Przycisk",
  ...pictureLabels,
  tools: ["Narzędzia", "pierwsze jest największe"],
  promises: "Obietnice",
}).transform(withPicture);

type AnySection = z.output<typeof homeSection>;

/** A section of the home page with what its kind is made of. */
export type HomeSectionContent<Kind extends HomeSectionKind = HomeSectionKind> = Kind extends HomeSectionKind
  ? Pick<AnySection, "id" | "title" | "picture"> & { kind: Kind } & {
      [Part in (typeof homeSectionParts)[Kind][number]]: NonNullable<AnySection[Part]>;
    }
  : never;

/** Checks that a section has what its kind is made of, and nothing else, and shows nothing that the brand lacks. */
function onlyItsParts({ value, issues }: z.core.ParsePayload<z.output<typeof homeSectionFields>>) {
  const own: readonly string[] = homeSectionParts[value.kind];
  const report = (part: string, message: string) =>
    issues.push({ code: "custom", input: value, path: [part], message });
  for (const part of ["text", "action", "tools", "promises"] as const) {
    const isGiven = value[part] !== undefined;
    if (own.includes(part) !== isGiven)
      report(part, isGiven ? `sekcja rodzaju ${value.kind} tego nie ma` : missingFieldReason);
  }
  if (value.image && value.kind !== "text") report("image", "zdjęcie ma tylko sekcja rodzaju text");
  const { kind } = value;
  if ((kind === "collections" || kind === "news") && !hasFeature(kind))
    report("kind", `serwis nie ma ${nameOfFeature(kind)}: usuń tę sekcję`);
}

/** The sections in the order of the page; a kind that is left out is not there. */
const homeSections = z
  .array(homeSection)
  .check(uniqueById)
  .check(
    uniqueBy(({ kind }) =>
      kind === "text" ? [] : [{ key: kind, path: ["kind"], reason: `sekcja rodzaju ${kind} może być jedna` }],
    ),
  )
  .transform((sections) => sections as HomeSectionContent[]);

/** Fields of `home.md`: the hero and the sections below it. */
export const homePage = labelled(
  page.extend({
    hero: labelled(
      z.strictObject({ title: shownText, text: shownSentences, actions: z.array(action).min(1), ...picture }),
      { title: "Tytuł", text: "Tekst", actions: "Przyciski", ...pictureLabels },
    ).transform(withPicture),
    sections: homeSections,
  }),
  {
    ...pageLabels,
    hero: "Nagłówek strony",
    sections: ["Sekcje", "w tej kolejności"],
  },
).transform(withPicture);
