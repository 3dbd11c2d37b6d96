/** Ids of Rollup's own modules, such as its CommonJS helper, begin with a NUL character. */
const ofPackages = /\/node_modules\/|^\0/;
const frameEntries = /\/app\/(root\.tsx|entry\.client\.tsx)/;
const firstPage = /\/app\/routes\/company\/home\.tsx/;
const groundFloor = /\/app\/(ui|polish)\//;

/**
 * Rollup's `manualChunks` for the browser's code. By default it splits what pages share into some twenty small files,
 * each a request of the first visit. Here packages are one file; the frame, with what the home page shares with other
 * pages, is another; the small components of pages are a third. What is only reached by `import()` stays separate.
 * @type {import("vite").Rollup.GetManualChunk}
 */
export const clientChunks = (id, { getModuleInfo }) => {
  const users = usersOf(id, getModuleInfo);
  const entries = users.filter((user) => getModuleInfo(user)?.isEntry);
  if (entries.length === 0 || entries.includes(id)) return;
  // Includes what packages import of ours (`app/remix/route-module-guard.js`): circular chunks have no reliable order.
  if (users.some((user) => ofPackages.test(user))) return "vendor";
  if (entries.some((entry) => frameEntries.test(entry))) return "frame";
  if (entries.length === 1) return;
  if (entries.some((entry) => firstPage.test(entry))) return "frame";
  if (groundFloor.test(id)) return "parts";
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
