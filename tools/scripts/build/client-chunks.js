import { fileURLToPath } from "node:url";

/** Id of the module with Rolldown's own helpers. */
const runtime = "\0rolldown/runtime.js";
/**
 * Matches modules of packages, and those of Vite and Rolldown, whose ids begin with NUL. Only lists need fflate, which
 * compresses their URLs.
 */
const ofPackages = /\/node_modules\/(?!fflate\/)|^\0/;
/** Id of the root route, as Remix passes it on. */
const root = `${fileURLToPath(new URL("../../../app/root.tsx", import.meta.url))}?__remix-build-client-route`;
const frameEntries = /\/app\/(root\.tsx|entry\.client\.tsx)/;
const firstPage = /\/home\/routes\/home\.tsx/;
const lists = /\/catalogue\/routes\/(category|products)\.tsx/;
const smallParts =
  /\/(app\/ui|app\/range\/facets|lib\/polish)\/|\/(href|path|my-basin\/memory|product-note|addition-label)\.tsx?$/;

/**
 * Groups the browser's code into few chunks. By default Rolldown splits shared code into about twenty small chunks, all
 * of which a first visit would request. Here packages form one chunk. The root route forms another, with the header,
 * the footer and code that the home page shares with other pages. Small components, href helpers and the queries of lists
 * form a third. Modules reached only by `import()` stay separate.
 * @returns {import("vite").Plugin}
 */
export const clientChunks = () => ({
  name: "client-chunks",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  config: () => ({
    build: {
      rolldownOptions: {
        // Lets the chunk of the root route export what other files need, without an extra file that re-exports it.
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf, debugName: "client-chunks" }],
          },
        },
      },
    },
  }),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    const helpers = chunks.find(({ moduleIds }) => moduleIds.includes(runtime));
    const vendor = chunks.find(({ name }) => name === "vendor");
    if (!helpers || !vendor) return;
    moveHelpers(helpers, vendor, chunks);
    delete bundle[helpers.fileName];
  },
});

/** @typedef {import("vite").Rolldown.OutputChunk} Chunk */

/**
 * Moves Rolldown's helpers into the chunk of packages. Rolldown gives them a chunk of their own beside manual groups,
 * which a first visit would request for 400 bytes.
 * @param {Chunk} helpers @param {Chunk} vendor @param {Chunk[]} chunks all chunks
 */
function moveHelpers(helpers, vendor, chunks) {
  const fileOf = (/** @type {Chunk} */ { fileName }) => fileName.split("/").at(-1) ?? fileName;
  const [exported = "", names = ""] = helpers.code.match(/export\s*\{([^}]*)\};?\s*$/) ?? [];
  const pairs = names.split(",").map((pair) => pair.trim().split(" as "));
  const fromHelpers = new RegExp(`import\\{([^}]*)\\}from"\\./${fileOf(helpers)}";`);
  /** Imported and local names of a chunk's import. */
  const imported = (/** @type {string} */ list) =>
    list.split(",").map((pair) => {
      const [name = "", local = name] = pair.split(" as ");
      return { name: `helper_${name}`, local };
    });
  for (const chunk of chunks) {
    if (!chunk.imports.includes(helpers.fileName)) continue;
    const others = chunk.imports.filter((file) => file !== helpers.fileName);
    chunk.imports = chunk === vendor ? others : [...new Set([vendor.fileName, ...others])];
    chunk.code = chunk.code.replace(fromHelpers, (_, list) =>
      chunk === vendor
        ? `const ${imported(list).map(({ name, local }) => `${local}=${name}`)};`
        : `import{${imported(list).map(({ name, local }) => `${name} as ${local}`)}}from"./${fileOf(vendor)}";`,
    );
    if (chunk.code.includes(fileOf(helpers)))
      throw new Error(`${chunk.fileName} imports Rolldown's helpers in another way: check client-chunks.js.`);
  }
  const exports = pairs.map(([, name]) => `helper_${name}`);
  const values = pairs.map(([local]) => local);
  vendor.code = `export const [${exports}]=(()=>{${helpers.code.replace(exported, "")}return[${values}]})();${vendor.code}`;
}

/** @type {import("vite").Rolldown.CodeSplittingNameFunction} */
const chunkOf = (id, chunking) => {
  const getModuleInfo = (/** @type {string} */ of) => chunking.getModuleInfo(of);
  if (id === root) return "root";
  const users = usersOf(id, getModuleInfo);
  const entries = users.filter((user) => getModuleInfo(user)?.isEntry);
  if (entries.length === 0 || entries.includes(id)) return;
  // Includes the site's modules that packages import (`app/remix/plugins/route-module-guard.js`). Otherwise two chunks would
  // import each other, and their order of execution would be unreliable.
  if (users.some((user) => ofPackages.test(user))) return "vendor";
  if (entries.some((entry) => frameEntries.test(entry))) return "root";
  if (entries.length === 1) return;
  if (entries.every((entry) => lists.test(entry))) return "list";
  if (entries.some((entry) => firstPage.test(entry))) return "root";
  if (smallParts.test(id)) return "parts";
};

/**
 * Returns a module and all modules that import it, directly or indirectly, except by `import()`.
 * @param {string} id
 * @param {(id: string) => import("vite").Rolldown.ModuleInfo | null} getModuleInfo
 * @param {Set<string>} seen modules already visited
 * @returns {string[]}
 */
function usersOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [] } = getModuleInfo(id) ?? {};
  return [id, ...importers.flatMap((importer) => usersOf(importer, getModuleInfo, seen))];
}
