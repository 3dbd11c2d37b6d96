/**
 * Escapes all characters beyond ASCII in the server's code. A single one makes V8 store the whole source with two bytes
 * per character. esbuild's `charset: "ascii"` would escape them in style sheets too, which would then have other names
 * than in the browser's build, and leave them in regular expressions.
 * @returns {import("vite").Plugin}
 */
export const asciiCode = () => ({
  name: "ascii-code",
  apply: (_, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === "chunk") output.code = output.code.replace(/[^\0-\x7f]/g, escaped);
    }
  },
});

/** @param {string} character one UTF-16 code unit */
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
