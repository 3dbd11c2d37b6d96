const frameEntries = /\/app\/(root\.tsx|entry\.client\.tsx)/;
const firstPage = /\/app\/routes\/home\.tsx/;

/**
 * Rollup's `manualChunks` for the browser's code. Left alone it makes some twenty small files of what pages share, each
 * a request of the first visit. Here packages are one file; the frame of every page, and what the home page shares with
 * others, is another. What only an `import()` leads to stays by itself.
 * @type {import("vite").Rollup.GetManualChunk}
 */
export const clientChunks = (id, { getModuleInfo }) => {
  const entries = entriesAbove(id, getModuleInfo);
  if (entries.length === 0 || entries.includes(id)) return;
  if (id.includes("/node_modules/")) return "vendor";
  const isShared = entries.length > 1 && entries.some((entry) => firstPage.test(entry));
  if (isShared || entries.some((entry) => frameEntries.test(entry))) return "frame";
};

/**
 * The entries that import a module, by whatever way but `import()`.
 * @param {string} id
 * @param {import("vite").Rollup.GetModuleInfo} getModuleInfo
 * @param {Set<string>} seen modules already walked
 * @returns {string[]}
 */
function entriesAbove(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { isEntry = false, importers = [] } = getModuleInfo(id) ?? {};
  return isEntry ? [id] : importers.flatMap((importer) => entriesAbove(importer, getModuleInfo, seen));
}
