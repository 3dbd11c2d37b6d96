/**
 * Replaces string constants in browser code by their values (`paths.products` by `"/produkty"`): from a module that pages
 * share, they would be in a chunk of every first visit.
 * @param {string} namespace name under which modules import the constants (`import * as paths`)
 * @param {Readonly<Record<string, unknown>>} constants the module; exports that are no strings stay
 * @returns {import("vite").Plugin}
 */
export const inlineConstants = (namespace, constants) => ({
  name: "inline-constants",
  enforce: "post",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform(code, id) {
    if (id.includes("/node_modules/") || !code.includes(`import * as ${namespace} from`)) return;
    return code.replaceAll(new RegExp(`\\b${namespace}\\.(\\w+)`, "g"), (expression, name) =>
      typeof constants[name] === "string" ? JSON.stringify(constants[name]) : expression,
    );
  },
});
