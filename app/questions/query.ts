import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { pageParameter, writeQuery } from "~/ui/paging";

/** `words` are empty for all questions; `page` counts from 1. */
type QuestionQuery = { words: string; page: number };

export const questionParameters: readonly string[] = ["q", pageParameter];

/** Returns the canonical query string (behaviour 19.2): empty for page 1 of all questions. */
export const writeQuestionQuery = ({ words, page }: QuestionQuery): string => writeQuery({ q: words }, page);

export const questionsHref = (query: QuestionQuery) => withQuery(paths.questions, writeQuestionQuery(query));
