import { z } from "zod";
import { hasFeature, nameOfFeature } from "~/brand/features.server";
import { withPicture } from "~/brand/pictures.server";
import { extendedFields, labelledFields } from "~/content/field-labels.server";
import { field, oneOf, unique } from "~/content/fields.server";
import { missingFieldReason } from "~/content/reasons.server";
import { toolDrawings } from "~/ui/page";
import { page, picture } from "./page-fields.server";

const action = labelledFields({
  label: [field.shownText, "Napis"],
  to: [field.linkTarget, "Adres"],
});

/** A question that only this brand answers, with the drawing of the tool that answers it. */
const homeTool = labelledFields({
  drawing: [oneOf(toolDrawings), "Rysunek"],
  title: [field.shownText, "Tytuł"],
  text: [field.shownSentences, "Tekst"],
  to: [field.linkTarget, "Adres"],
});

/** A promise of the brand, with the page that backs it up. */
const homePromise = labelledFields({
  icon: field.icon,
  title: [field.shownText, "Tytuł"],
  text: [field.shownSentences, "Tekst"],
  to: [field.linkTarget, "Adres"],
});

/**
 * What a section of each kind is made of, beside its title. Only sections of text may have a picture and occur more
 * than once.
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

const homeSectionFields = labelledFields({
  kind: [oneOf(homeSectionKinds), "Rodzaj"],
  id: [field.identifier, "Identyfikator", "inny w każdej sekcji"],
  title: [field.shownText, "Tytuł"],
  text: [field.shownSentences.optional(), "Tekst"],
  action: [action.optional(), "Przycisk"],
  ...picture,
  tools: [
    z.array(homeTool).min(2, "co najmniej dwa narzędzia").optional(),
    "Narzędzia",
    "pierwsze jest największe",
  ],
  promises: [z.array(homePromise).min(1).optional(), "Obietnice"],
});

const homeSection = homeSectionFields.check(onlyItsParts).transform(withPicture);

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

/** The sections in the order of the page; content leaves out the kinds that it does not want. */
const homeSections = z
  .array(homeSection)
  .check(unique.byId)
  .check(
    unique.by(({ kind }) =>
      kind === "text" ? [] : [{ key: kind, path: ["kind"], reason: `sekcja rodzaju ${kind} może być jedna` }],
    ),
  )
  .transform((sections) => sections as HomeSectionContent[]);

/** Fields of `home.md`: the hero and the sections below it. */
export const homePage = extendedFields(page, {
  hero: [
    labelledFields({
      title: [field.shownText, "Tytuł"],
      text: [field.shownSentences, "Tekst"],
      actions: [z.array(action).min(1), "Przyciski"],
      ...picture,
    }).transform(withPicture),
    "Nagłówek strony",
  ],
  sections: [homeSections, "Sekcje", "w tej kolejności"],
}).transform(withPicture);
