/**
 * Matches email addresses, also with a URL-encoded `@` (`%40`), and tokens in links. Every repetition is bounded and no
 * match begins inside a word, so matching takes time linear in the text's length.
 */
const secrets =
  /(?<![\w.+-])[\w.+-]{1,64}(?:@|%(?:25)?40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|(?<=\btoken=)[\w%.-]{1,200}/gi;

/**
 * Quick check before {@link secrets}: every secret contains one of these strings, and most log lines contain none of
 * them.
 */
const sign = /@|%(?:25)?40|token=/i;

/** Replaces visitors' secrets in a log text (behaviour 22.5). */
export function redacted(text: string): string {
  return sign.test(text) ? text.replace(secrets, "[…]") : text;
}

/** Maximum length of a visitor's text in the log, in characters. */
const maxText = 300;

/** Truncates a visitor's text for the log. Secrets are redacted later, when the log line is written. */
export function shortened(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}
