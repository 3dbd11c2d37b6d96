/**
 * Replaces string constants in browser code with their values (`paths.products` with `"/produkty"`). Otherwise every
 * first visit would load the module that contains all constants, because pages share it.
 * @param {string} namespace name under which modules import the constants (`import * as paths`)
 * @param {Readonly<Record<string, unknown>>} constants the module; exports that are not strings are not replaced
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
