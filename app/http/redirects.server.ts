export {
  findRedirect,
  readRedirects,
  redirectRules,
  redirectsSchema,
  spelledOut,
} from "./redirects/rules.server";
export { throwNotFound, throwUnknownPath } from "./redirects/unknown-path.server";
