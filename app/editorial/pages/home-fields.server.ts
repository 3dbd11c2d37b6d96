import { z } from "zod";
import { hasFeature, nameOfFeature } from "~/content/features.server";
import {
  iconLabel,
  iconName,
  identifier,
  labelled,
  linkTarget,
  oneOf,
  shownSentences,
  shownText,
  uniqueBy,
  uniqueById,
} from "~/content/fields.server";
import { missingFieldReason } from "~/content/files.server";
import { withPicture } from "~/content/pictures.server";
import { toolDrawings } from "~/ui/page";
import { page, pageLabels, picture, pictureLabels } from "./fields.server";

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
