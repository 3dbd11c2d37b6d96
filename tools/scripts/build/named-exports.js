import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** CommonJS packages whose exports nearly every module imports. */
const packages = ["react", "react/jsx-runtime"];
const prefix = "\0named-exports:";

/**
 * Gives React's packages, which are CommonJS, an ES module with their exports by name. Otherwise whatever imports them would
 * wrap them in an object of its own and call each function as its member: `(0,a.jsx)(…)` in place of `a(…)`. That is
 * 0.7 % of all compressed bytes in browsers, and 20 ms of the server's start.
 * @returns {import("vite").Plugin}
 */
export const namedExports = () => ({
  name: "named-exports",
  enforce: "pre",
  apply: "build",
  resolveId(id, importer, { kind }) {
    const isOwn = importer?.startsWith(prefix);
    if (packages.includes(id) && kind === "import-statement" && !isOwn) return prefix + id;
  },
  load(id) {
    if (!id.startsWith(prefix)) return;
    const name = id.slice(prefix.length);
    const names = Object.keys(require(name)).filter((key) => /^[a-z]\w*$/i.test(key));
    return [
      `import all from ${JSON.stringify(require.resolve(name))};`,
      ...names.map((key) => `export const ${key} = all.${key};`),
      "export default all;",
    ].join("\n");
  },
});
