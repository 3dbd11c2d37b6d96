/** Set to `json` by the form once JavaScript runs; a post without it gets a page. */
export const answerField = "answer";

/**
 * The honeypot: a hidden field that must be sent empty (behaviour 18.1). A filled one is rejected with a message,
 * never silently: the visitor's own software may have filled it.
 */
export const honeypotField = "website";
