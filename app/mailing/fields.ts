/**
 * Field that the form adds, with the value `json`, once JavaScript runs. A post without this field is answered with an
 * HTML page.
 */
export const answerField = "answer";

/**
 * Honeypot: a hidden field that must be sent empty (behaviour 18.1). A post with a filled honeypot is rejected with a
 * message, never silently, because the visitor's own software may have filled it.
 */
export const honeypotField = "website";
