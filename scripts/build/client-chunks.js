import { fileURLToPath } from "node:url";

/** Ids of Rollup's own modules, such as its CommonJS helper, begin with a NUL character. */
const ofPackages = /\/node_modules\/|^\0/;
/** As Remix names it to Rollup. */
const root = `${fileURLToPath(new URL("../../app/root.tsx", import.meta.url))}?__remix-build-client-route`;
const frameEntries = /\/app\/(root\.tsx|entry\.client\.tsx)/;
const firstPage = /\/app\/routes\/editorial\/home\.tsx/;
const smallParts = /\/app\/(ui|polish)\/|\/(href|path)\.ts$/;

/**
 * Puts the browser's code into few files. By default Rollup splits what pages share into some twenty small ones, each a
 * request of the first visit. Here packages are one file; the root route is another, with the frame and what the home
 * page shares with other pages; the small components of pages, and the hrefs that they lead to, are a third. What is only reached by `import()` stays
 * separate.
 * @returns {import("vite").Plugin}
 */
export const clientChunks = () => ({
  name: "client-chunks",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  config: () => ({ build: { rollupOptions: { output: { manualChunks: chunkOf } } } }),
  buildStart() {
    // Its file may export what other files need: else the route would be one more file, which only exports it again.
    this.emitFile({ type: "chunk", id: root, name: "root", preserveSignature: "allow-extension" });
  },
});

/** @type {import("vite").Rollup.GetManualChunk} */
const chunkOf = (id, { getModuleInfo }) => {
  if (id === root) return "root";
  const users = usersOf(id, getModuleInfo);
  const entries = users.filter((user) => getModuleInfo(user)?.isEntry);
  if (entries.length === 0 || entries.includes(id)) return;
  // Includes what packages import of ours (`app/remix/route-module-guard.js`): circular chunks have no reliable order.
  if (users.some((user) => ofPackages.test(user))) return "vendor";
  if (entries.some((entry) => frameEntries.test(entry))) return "root";
  if (entries.length === 1) return;
  if (entries.some((entry) => firstPage.test(entry))) return "root";
  if (smallParts.test(id)) return "parts";
};

/**
 * A module and all modules that import it, directly or not, except by `import()`.
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
