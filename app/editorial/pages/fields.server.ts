import { z } from "zod";
import {
  exactText,
  iconName,
  identifier,
  imagePath,
  isoDate,
  linkTarget,
  publicFile,
  shownText,
  sitePath,
  uniqueById,
} from "~/content/fields.server";
import { knownPicture, withPicture } from "~/content/pictures.server";
import { pointOfSaleType } from "~/editorial/points-of-sale/points-of-sale.server";
import { typeset } from "~/polish/typeset";

const picture = { image: imagePath.optional(), imageAlt: exactText.optional() };

/** What every page has. Search engines cut a description after some 155 characters. */
const page = z.strictObject({
  title: shownText,
  path: sitePath,
  description: exactText.max(155).transform(typeset),
  lead: shownText,
  updated: isoDate,
  effectiveFrom: isoDate.optional(),
  ...picture,
});

export const plainPage = page.transform(withPicture);

/** `bryly.md`: how to use each format of the 3D models. */
export const modelsPage = page
  .extend({
    formats: z
      .array(
        z.strictObject({
          id: identifier,
          label: exactText,
          kind: z.enum(["model", "drawing"]),
          use: shownText,
          units: shownText,
        }),
      )
      .check(uniqueById),
  })
  .transform(withPicture);

const percent = z.int().min(0).max(100);

/** `logotypy.md`: each version of the logo with its files, all of them in one ZIP, and the brand's colours. */
export const logosPage = page
  .extend({
    archive: publicFile,
    colours: z
      .array(
        z.strictObject({
          id: identifier,
          label: shownText,
          hex: z.string().regex(/^#[0-9A-F]{6}$/, "wymagany kolor w postaci #15803D"),
          cmyk: z.tuple([percent, percent, percent, percent]),
          use: shownText,
        }),
      )
      .check(uniqueById),
    files: z
      .array(
        z.strictObject({
          id: identifier,
          label: shownText,
          use: shownText,
          files: z.array(publicFile).min(1),
        }),
      )
      .check(uniqueById),
  })
  .transform(withPicture);

/** `katalog.md`: the catalogue as a file; its chapters are the top categories in this order. */
export const cataloguePage = page
  .extend({
    edition: exactText,
    cover: knownPicture,
    categories: z.array(z.int()),
    downloads: z
      .array(z.strictObject({ id: identifier, label: shownText, format: exactText, file: publicFile }))
      .check(uniqueById),
  })
  .transform(withPicture);

/** `punkty-sprzedazy.md`: the texts around the list of shops. */
export const pointsOfSalePage = page
  .extend({
    emptyState: z.strictObject({ title: shownText, text: shownText }),
    types: z.array(z.strictObject({ id: pointOfSaleType, description: shownText })).check(uniqueById),
  })
  .transform(withPicture);

/** `warunki-gwarancji.md`: the periods of the warranty's table, in years, for product pages. */
export const warrantyPage = page
  .extend({
    terms: z
      .array(
        z.strictObject({
          id: identifier,
          label: shownText,
          categories: z.array(z.int()),
          years: z.int().positive(),
          professionalYears: z.int().positive(),
        }),
      )
      .check(uniqueById),
  })
  .transform(withPicture);

const action = z.strictObject({ label: shownText, to: linkTarget });

/** The home page needs each of these sections. */
const homeSectionIds = [
  "kategorie",
  "kolekcje",
  "pielegnacja",
  "architekci",
  "punkty-sprzedazy",
  "aktualnosci",
] as const;

const homeSection = z
  .strictObject({ id: z.enum(homeSectionIds), title: shownText, text: shownText, action, ...picture })
  .transform(withPicture);

export type HomeSectionText = z.output<typeof homeSection>;

const homeSections = z
  .array(homeSection)
  .check(uniqueById)
  .transform((sections, { issues }) => {
    const missing = homeSectionIds.filter((id) => !sections.some((section) => section.id === id));
    if (missing.length > 0) {
      issues.push({ code: "custom", input: sections, message: `brakuje sekcji: ${missing.join(", ")}` });
    }
    return Object.fromEntries(sections.map((section) => [section.id, section])) as Record<
      (typeof homeSectionIds)[number],
      HomeSectionText
    >;
  });

/** `home.md`: the hero, the brand's promises and the sections by their id. */
export const homePage = page
  .extend({
    hero: z
      .strictObject({ title: shownText, text: shownText, actions: z.array(action).min(1), ...picture })
      .transform(withPicture),
    values: z.array(z.strictObject({ icon: iconName, title: shownText, text: shownText, to: linkTarget })),
    sections: homeSections,
  })
  .transform(withPicture);
