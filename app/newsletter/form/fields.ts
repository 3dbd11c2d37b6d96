/** Set to `json` by the form once JavaScript runs; a post without it is a plain one and gets a page. */
export const answerField = "answer";

/** A field that people never see and never fill; every post of the form carries it. */
export const honeypotField = "website";
