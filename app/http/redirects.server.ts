export {
  findRedirect,
  readRedirects,
  redirectRules,
  redirectsSchema,
  spelledOut,
} from "./redirects/rules.server";
export { redirectTrailingSlash } from "./redirects/trailing-slash.server";
export {
  followRedirectRule,
  throwRedirectOrNotFound,
  throwUnknownPath,
} from "./redirects/unknown-path.server";
