import type { RequestHandler } from "express";
import { isDataRequest } from "~/remix/data-requests";
import { findRedirect } from "./rules.server";
import { redirectTarget } from "./target";
import { withoutTrailingSlash } from "./trailing-slash.server";

/**
 * Follows the editors' redirect rules and removes slashes at the end of paths (behaviours 12.1, 12.2) before the page
 * cache drops unknown parameters, so that the whole query is kept. For Remix's data requests the loaders do the same.
 */
export const redirectEarly: RequestHandler = (request, response, next) => {
  const { path } = request;
  const search = request.originalUrl.slice(path.length);
  const rule = findRedirect(path);
  const slashless = rule ? null : withoutTrailingSlash(path);
  if ((!rule && !slashless) || request.method === "POST" || isDataRequest(search)) return next();
  response.set("Cache-Control", "public, max-age=0, s-maxage=60");
  response.redirect(rule?.status ?? 301, redirectTarget(rule?.to ?? slashless ?? "/", search));
};
