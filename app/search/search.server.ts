export { cleanQuery, type Search, type SearchHit, type SearchResults } from "./index/search.server";
export { headOf, type SaidInstead, stemOf } from "./index/vocabulary";
export {
  readSearchWords,
  readVocabulary,
  type SearchWords,
  searchWordsSchema,
} from "./index/vocabulary.server";
export { findQuestions } from "./site/questions.server";
export { createSiteSearch, getSiteSearch } from "./site/search.server";
