export { modelLibrary } from "./model-library/library";
export { ModelLibraryList } from "./model-library/list";
export {
  canonicalLibraryQuery,
  isFiltered,
  libraryParameters,
  parseLibraryQuery,
} from "./model-library/query";
