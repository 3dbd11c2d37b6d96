export type { Search, SearchHit, SearchResults } from "./index/search.server";
export { readVocabulary, searchWordsSchema } from "./index/vocabulary.server";
export { findQuestions } from "./site/questions.server";
export { getSiteSearch } from "./site/search.server";
