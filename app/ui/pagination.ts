export { Pagination } from "./pagination/pagination";
export {
  canonicalPageNumber,
  countPages,
  type ListPage,
  noPageQuery,
  pageOfList,
  pageParameter,
  readPage,
} from "./pagination/paging";
