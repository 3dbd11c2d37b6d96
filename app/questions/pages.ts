import { pageOfList } from "~/ui/paging";
import type { QuestionGroup } from "./questions.server";

/** Number of questions on one page: with their answers, 2 kB each. */
const questionsPerPage = 50;

/** Returns only the questions with these ids, in the order of their groups, without the groups that have none. */
export function questionsWithIds(groups: QuestionGroup[], ids: ReadonlySet<string>): QuestionGroup[] {
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(({ id }) => ids.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Returns one page of the questions; null if there is no such page. */
export function pageOfQuestions(groups: QuestionGroup[], page: number) {
  const all = groups.flatMap(({ questions }) => questions);
  const shown = pageOfList(all, page, questionsPerPage);
  if (!shown) return null;
  const { items, pages } = shown;
  return {
    pages,
    groups: questionsWithIds(groups, new Set(items.map(({ id }) => id))),
    /** The questions of other pages, each with the number of its page. */
    others: all
      .map(({ id, question }, at) => ({ id, question, page: 1 + Math.floor(at / questionsPerPage) }))
      .filter((other) => other.page !== page),
  };
}
