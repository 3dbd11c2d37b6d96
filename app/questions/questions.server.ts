import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field, unique } from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { renderMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";

const question = labelledFields({
  id: [field.identifier, "Identyfikator"],
  question: [field.shownText, "Pytanie"],
  answer: [field.markdownText, "Odpowiedź"],
  categories: [z.array(field.categoryId), "Kategorie"],
}).transform(({ answer, ...rest }) => ({ ...rest, html: renderMarkdown(answer).html }));

const group = labelledFields({
  id: [field.identifier, "Identyfikator"],
  label: [field.shownText, "Nazwa"],
  icon: field.icon,
  questions: [z.array(question).min(1), "Pytania"],
});

export const qandaSchema = labelledFields({
  groups: [
    z
      .array(group)
      .check(unique.byId)
      // Ids are used as URL fragments of one page, so they must be unique across groups and questions.
      .refine(
        (groups) => {
          const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((entry) => entry.id)]);
          return new Set(ids).size === ids.length;
        },
        { error: "to samo id występuje w dwóch pytaniach" },
      ),
    "Grupy pytań",
  ],
});

export type QuestionGroup = z.output<typeof group>;

/**
 * Reads the grouped questions from `content/qanda.yaml`, with answers as HTML; none if the brand has no such file.
 * @throws {ContentError} if the file has issues
 */
export const getQanda: () => QuestionGroup[] = fromContent(
  () => readOptionalContent("qanda.yaml", qandaSchema, { groups: [] }).data.groups,
);
