export { questionsWithIds } from "./list/filter";
export { questionsJsonLd } from "./list/json-ld";
export { QuestionList } from "./list/list";
