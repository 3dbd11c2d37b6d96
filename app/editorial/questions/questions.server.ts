import { z } from "zod";
import { exactText, iconName, identifier, shownText, uniqueById } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { renderMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";

const question = z
  .strictObject({
    id: identifier,
    question: shownText,
    answer: exactText,
    categories: z.array(z.int()),
  })
  .transform(({ answer, ...rest }) => ({ ...rest, html: renderMarkdown(answer).html }));

const group = z.strictObject({
  id: identifier,
  label: shownText,
  icon: iconName,
  questions: z.array(question).min(1),
});

export const qandaSchema = z.strictObject({
  groups: z
    .array(group)
    .check(uniqueById)
    // Ids are fragments of one page: groups and questions share them.
    .refine(
      (groups) => {
        const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((entry) => entry.id)]);
        return new Set(ids).size === ids.length;
      },
      { error: "to samo id występuje w dwóch pytaniach" },
    ),
});

export type QuestionGroup = z.output<typeof group>;

/**
 * Questions in their groups, answers as HTML.
 * @throws {ContentError}
 */
export const getQanda: () => QuestionGroup[] = fromContent(
  () => readContent("qanda.yaml", qandaSchema).data.groups,
);
