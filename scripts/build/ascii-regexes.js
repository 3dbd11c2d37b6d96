/**
 * Escapes the characters that esbuild's `charset: "ascii"` leaves in the server's code: those in regular expressions. A
 * single non-ASCII character makes V8 store the whole source with two bytes per character.
 * @returns {import("vite").Plugin}
 */
export const asciiRegexes = () => ({
  name: "ascii-regexes",
  apply: (_, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === "chunk") output.code = output.code.replace(/[^\0-\x7f]/g, escaped);
    }
  },
});

/** @param {string} character one UTF-16 code unit */
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
