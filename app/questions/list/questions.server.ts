import { z } from "zod";
import {
  categoryId,
  iconLabel,
  iconName,
  identifier,
  labelled,
  markdownText,
  shownText,
  uniqueById,
} from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { renderMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";

const question = labelled(
  z.strictObject({
    id: identifier,
    question: shownText,
    answer: markdownText,
    categories: z.array(categoryId),
  }),
  { id: "Identyfikator", question: "Pytanie", answer: "Odpowiedź", categories: "Kategorie" },
).transform(({ answer, ...rest }) => ({ ...rest, html: renderMarkdown(answer).html }));

const group = labelled(
  z.strictObject({
    id: identifier,
    label: shownText,
    icon: iconName,
    questions: z.array(question).min(1),
  }),
  { id: "Identyfikator", label: "Nazwa", icon: iconLabel, questions: "Pytania" },
);

export const qandaSchema = labelled(
  z.strictObject({
    groups: z
      .array(group)
      .check(uniqueById)
      // Ids are used as URL fragments of one page, so they must be unique across groups and questions.
      .refine(
        (groups) => {
          const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((entry) => entry.id)]);
          return new Set(ids).size === ids.length;
        },
        { error: "to samo id występuje w dwóch pytaniach" },
      ),
  }),
  { groups: "Grupy pytań" },
);

export type QuestionGroup = z.output<typeof group>;

/**
 * Reads the grouped questions from `content/qanda.yaml`, with answers as HTML; none if the brand has no such file.
 * @throws {ContentError} if the file has issues
 */
export const getQanda: () => QuestionGroup[] = fromContent(
  () => readOptionalContent("qanda.yaml", qandaSchema, { groups: [] }).data.groups,
);
