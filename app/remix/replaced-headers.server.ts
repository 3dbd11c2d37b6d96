import type { RequestHandler } from "express";

/**
 * Stands before Remix, whose Express adapter appends each header of a page to those that the answer already has
 * (`response.append`): a page's own value takes the earlier one's place. Two security policies would both hold, and no
 * inline script of the page would run.
 */
export const letPagesReplaceHeaders: RequestHandler = (_, response, next) => {
  response.append = (name, value) => response.setHeader(name, value ?? "");
  next();
};
