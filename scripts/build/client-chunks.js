/** Rollup's own modules, as its helper for CommonJS, begin with a zero. */
const ofPackages = /\/node_modules\/|^\0/;
const frameEntries = /\/app\/(root\.tsx|entry\.client\.tsx)/;
const firstPage = /\/app\/routes\/home\.tsx/;
const groundFloor = /\/app\/(ui|polish)\//;

/**
 * Rollup's `manualChunks` for the browser's code. Left alone it makes some twenty small files of what pages share, each
 * a request of the first visit. Here packages are one file, the frame of every page with what the home page shares with
 * others is another, and the small parts that pages are made of a third. What only an `import()` leads to stays by
 * itself.
 * @type {import("vite").Rollup.GetManualChunk}
 */
export const clientChunks = (id, { getModuleInfo }) => {
  const users = usersOf(id, getModuleInfo);
  const entries = users.filter((user) => getModuleInfo(user)?.isEntry);
  if (entries.length === 0 || entries.includes(id)) return;
  // With what they import of ours (`app/remix/route-module-guard.js`): files that import one another run in no sure order.
  if (users.some((user) => ofPackages.test(user))) return "vendor";
  if (entries.some((entry) => frameEntries.test(entry))) return "frame";
  if (entries.length === 1) return;
  if (entries.some((entry) => firstPage.test(entry))) return "frame";
  if (groundFloor.test(id)) return "parts";
};

/**
 * A module and all that import it, by whatever way but `import()`.
 * @param {string} id
 * @param {import("vite").Rollup.GetModuleInfo} getModuleInfo
 * @param {Set<string>} seen modules already walked
 * @returns {string[]}
 */
function usersOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [] } = getModuleInfo(id) ?? {};
  return [id, ...importers.flatMap((importer) => usersOf(importer, getModuleInfo, seen))];
}
