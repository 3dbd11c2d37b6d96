import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { pageParameter } from "~/ui/paging";

/** `words` are empty for all questions; `page` counts from 1. */
type QuestionQuery = { words: string; page: number };

export const questionParameters: readonly string[] = ["q", pageParameter];

/** Returns the canonical query string (behaviour 19.2): empty for page 1 of all questions. */
export function writeQuestionQuery({ words, page }: QuestionQuery): string {
  return new URLSearchParams({
    ...(words && { q: words }),
    ...(page > 1 && { [pageParameter]: String(page) }),
  }).toString();
}

export const questionsHref = (query: QuestionQuery) => withQuery(paths.questions, writeQuestionQuery(query));
