/**
 * Module hook that loads `x.css?url` as Vite does: as a module whose default export is the address of the style sheet.
 * @type {import("node:module").LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!new URL(url).pathname.endsWith(".css")) return nextLoad(url, context);
  return { format: "module", source: `export default ${JSON.stringify(url)};`, shortCircuit: true };
}
