/**
 * Matches a word with an email address, including everything attached to it, so that no part of an address remains. The
 * `@` may be in another script or separated by spaces; after a slash (`node_modules/@scope`) it is not part of an
 * address. A match begins only at the start of a word, so matching takes linear time.
 */
const address =
  /(?:\\?"[^"\\:,]{1,64}\\?"|(?<![^\s"\\<>,:;@\uff20\ufe6b])[^\s"\\<>,:;@\uff20\ufe6b]+(?<!\/))(?:\s?(?:[@\uff20\ufe6b]|[([](?:at|małpa)[)\]])\s?[^\s"\\<>,@\uff20\ufe6b]+)+/g;

/** A text without any of these has neither an address nor a token; most log lines are such texts. */
const sign = /[@\uff20\ufe6b%]|&#|[([](?:at|małpa)|token|(?<![\w-])[\w-]{43}/i;

/** Matches the value of a token in a link or in JSON, even if a mail program has cut it. */
const namedToken = /(token[=:"'\\]+)[\w%.=~-]+/gi;

/** Matches a token by its shape, without the name: 43 characters, not all of them lower-case as in a path. */
const bareToken = /(?<![\w-])(?=[a-z\d_-]{0,42}[A-Z])[\w-]{43}(?![\w-])/g;

/** Matches characters that a URL or HTML has encoded. */
const encoded = /(?:%[\da-f]{2})+|&#(?:\d{1,6}|x[\da-f]{1,5});/gi;
/** Matches a `%` that was encoded any number of times: each program that passes a link on may encode it again. */
const encodedPercent = /%(?:25)+/g;
/** Maximum number of decoding rounds, for text that is encoded in parts, or as HTML within a URL. */
const maxRounds = 4;

/**
 * Replaces visitors' secrets in a log text (behaviour 22.5): email addresses and the tokens of links, however they are
 * encoded. A text with a secret is returned decoded.
 * @param text a JSON line, or text that will be part of one
 */
export function redacted(text: string): string {
  if (!sign.test(text)) return text;
  const plain = decoded(text);
  const safe = plain.replace(address, "[…]").replace(namedToken, "$1[…]").replace(bareToken, "[…]");
  return safe === plain ? text : safe;
}

function decoded(text: string): string {
  let plain = text;
  for (let round = 0; round < maxRounds && /%|&#/.test(plain); round += 1)
    plain = plain
      .replace(encodedPercent, "%")
      .replace(encoded, (match) => JSON.stringify(decodedMatch(match)).slice(1, -1));
  return plain;
}

const decodedMatch = (match: string) =>
  match.startsWith("%")
    ? Buffer.from(match.replaceAll("%", ""), "hex").toString()
    : String.fromCodePoint(Number(match.slice(2, -1).replace(/^x/i, "0x")));

/** Maximum length of a visitor's text in the log, in characters. */
const maxText = 300;

/** Redacts and then truncates a visitor's text for the log, because half a secret would not be recognised. */
export function shortened(text: string, maxLength = maxText): string {
  return text.length > maxLength ? `${redacted(text).slice(0, maxLength)}…` : text;
}
