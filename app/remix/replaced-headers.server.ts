import type { RequestHandler } from "express";

/**
 * Lets a page's headers replace headers that are already set on the response. By default, Remix's Express adapter
 * appends them (`response.append`). A page would then have two Content-Security-Policies, which together block all its
 * inline scripts.
 */
export const letPagesReplaceHeaders: RequestHandler = (_, response, next) => {
  response.append = (name, value) => response.setHeader(name, value ?? "");
  next();
};
