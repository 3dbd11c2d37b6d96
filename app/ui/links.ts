export { idOfFragment } from "./links/fragment";
export { linkedPage, withQuery } from "./links/href";
export { Link } from "./links/link";
export { QueryLink } from "./links/query-link";
