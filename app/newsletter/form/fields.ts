/** Set to `json` by the form once JavaScript runs; a post without it gets a page. */
export const answerField = "answer";

/** A field that people never see and never fill, but that every post must contain (behaviour 18.1). */
export const honeypotField = "website";
