import type { RequestHandler } from "express";

/**
 * Lets a page's own header replace one that the answer already has; Remix's Express adapter would append it
 * (`response.append`). Two security policies would both apply, and no inline script of the page would run.
 */
export const letPagesReplaceHeaders: RequestHandler = (_, response, next) => {
  response.append = (name, value) => response.setHeader(name, value ?? "");
  next();
};
