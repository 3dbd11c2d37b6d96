import type { RequestHandler } from "express";

/**
 * Lets a page's headers replace those already set on the response; Remix's Express adapter appends them
 * (`response.append`). With two security policies, no inline script of the page would run.
 */
export const letPagesReplaceHeaders: RequestHandler = (_, response, next) => {
  response.append = (name, value) => response.setHeader(name, value ?? "");
  next();
};
