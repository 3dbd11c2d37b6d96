/** Set to `json` by the form once JavaScript runs; a post without it gets a page. */
export const answerField = "answer";

/**
 * A trap for bots: a field that people neither see nor can fill, and that every post must contain, empty (behaviour
 * 18.1). A filled one is refused with a message, never silently: software of the visitor's may have filled it.
 */
export const honeypotField = "website";
