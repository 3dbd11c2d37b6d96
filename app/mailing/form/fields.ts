/** Field that the form sets to `json` once JavaScript runs; a post without it is answered with a page. */
export const answerField = "answer";

/**
 * Honeypot: a hidden field that must be sent empty (behaviour 18.1). A filled one is rejected with a message, never
 * silently, because the visitor's own software may have filled it.
 */
export const honeypotField = "website";
