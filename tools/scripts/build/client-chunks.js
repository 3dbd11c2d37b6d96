import { fileURLToPath } from "node:url";

/** Matches modules of packages, and Rollup's own modules (such as its CommonJS helper), whose ids begin with NUL. */
const ofPackages = /\/node_modules\/|^\0/;
/** Id of the root route, as Remix passes it to Rollup. */
const root = `${fileURLToPath(new URL("../../../app/root.tsx", import.meta.url))}?__remix-build-client-route`;
const frameEntries = /\/app\/(root\.tsx|entry\.client\.tsx)/;
const firstPage = /\/app\/routes\/editorial\/home\.tsx/;
const smallParts = /\/(app\/ui|lib\/polish)\/|\/(href|path)\.ts$/;

/**
 * Groups the browser's code into few chunks. By default Rollup splits shared code into about twenty small chunks, all
 * of which a first visit would request. Here packages form one chunk. The root route forms another, with the header,
 * the footer and code that the home page shares with other pages. Small components and href helpers form a third.
 * Modules reached only by `import()` stay separate.
 * @returns {import("vite").Plugin}
 */
export const clientChunks = () => ({
  name: "client-chunks",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  config: () => ({ build: { rollupOptions: { output: { manualChunks: chunkOf } } } }),
  buildStart() {
    // `allow-extension` lets the chunk export what other files need, without an extra file that re-exports it.
    this.emitFile({ type: "chunk", id: root, name: "root", preserveSignature: "allow-extension" });
  },
});

/** @type {import("vite").Rollup.GetManualChunk} */
const chunkOf = (id, { getModuleInfo }) => {
  if (id === root) return "root";
  const users = usersOf(id, getModuleInfo);
  const entries = users.filter((user) => getModuleInfo(user)?.isEntry);
  if (entries.length === 0 || entries.includes(id)) return;
  // Includes the site's modules that packages import (`app/remix/plugins/route-module-guard.js`). Otherwise two chunks would
  // import each other, and their order of execution would be unreliable.
  if (users.some((user) => ofPackages.test(user))) return "vendor";
  if (entries.some((entry) => frameEntries.test(entry))) return "root";
  if (entries.length === 1) return;
  if (entries.some((entry) => firstPage.test(entry))) return "root";
  if (smallParts.test(id)) return "parts";
};

/**
 * Returns a module and all modules that import it, directly or indirectly, except by `import()`.
 * @param {string} id
 * @param {import("vite").Rollup.GetModuleInfo} getModuleInfo
 * @param {Set<string>} seen modules already visited
 * @returns {string[]}
 */
function usersOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [] } = getModuleInfo(id) ?? {};
  return [id, ...importers.flatMap((importer) => usersOf(importer, getModuleInfo, seen))];
}
