/**
 * E-mail addresses, also as they are in an address (`%40`), and tokens of links. Every repetition has an end, and no
 * match begins within a word: the time grows with the text's length alone, whatever a visitor has written.
 */
const secrets =
  /(?<![\w.+-])[\w.+-]{1,64}(?:@|%(?:25)?40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|(?<=\btoken=)[\w%.-]{1,200}/gi;

/** Most lines hold none of what secrets have. */
const sign = /@|%(?:25)?40|token=/i;

/** A log text with visitors' secrets redacted (behaviour 22.5). */
export function redacted(text: string): string {
  return sign.test(text) ? text.replace(secrets, "[…]") : text;
}

/** A longer text of a visitor tells the log no more, in characters. */
const maxText = 300;

/** A visitor's input, redacted for the log. */
export function shortened(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}
