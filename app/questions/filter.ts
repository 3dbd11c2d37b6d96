import type { QuestionGroup } from "./questions.server";

/** Leaves the questions with these ids, in the order of their groups. Groups without any of them are left out. */
export function questionsWithIds(groups: QuestionGroup[], ids: ReadonlySet<string>): QuestionGroup[] {
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(({ id }) => ids.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
}
