export { parseIconRequest } from "./icons/request";
export { findIcons, IconServiceError } from "./icons/sets.server";
