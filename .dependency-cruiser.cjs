/**
 * The modules of the code and who may import whom (docs/architecture.md describes them). Entry points first, then
 * layers, then what keeps the server's code out of the browser.
 */

const { readFileSync } = require("node:fs");
const { builtinModules } = require("node:module");
const path = require("node:path");

const architecture = readFileSync(path.join(__dirname, "docs/architecture.md"), "utf8");

/**
 * Layers of modules, from the bottom up, as the tables of docs/architecture.md number them. A module imports modules of the
 * layers below its own, and none beside it. Routes are above all of them, whichever module's folder they stand in.
 * @param {string} under the folder that contains them
 */
function layersOf(under) {
  /** @type {string[][]} */
  const levels = [];
  const rows = new RegExp(`^\\| (\\d) \\| \`${under}/([\\w-]+)/\` \\|`, "gm");
  for (const [, level, module = ""] of architecture.matchAll(rows))
    levels[Number(level) - 1] = [...(levels[Number(level) - 1] ?? []), module];
  if (levels.length === 0) throw new Error(`docs/architecture.md has no layers of ${under}/.`);
  return levels;
}

const layers = { lib: layersOf("lib"), app: layersOf("app"), tools: layersOf("tools") };

/** Layers of folders within modules, by the same rule. */
const inside = {
  "app/range": [["product", "tree"], ["facets", "spare-parts"], ["products"]],
  "app/fit": [["rules"], ["partners"], ["templates"], ["check"], ["own-vessel"]],
  "app/fit/rules": [["types"], ["geometry"], ["criteria", "drawing"], ["pairs"], ["verdict"], ["own-vessel"]],
  "app/catalogue": [["comparison", "listing", "product-page"], ["category"]],
  "app/project": [["list"], ["export"], ["pasted"], ["changes"], ["page"]],
  "app/search": [["index"], ["field", "site"]],
  "app/http": [
    ["guard", "metrics", "icons", "health"],
    ["headers", "log", "redirects"],
    ["errors", "files", "page-cache"],
  ],
  "app/layout": [["colour-mode", "languages", "panels", "breadcrumb", "icons"], ["menus"], ["frame"]],
  "app/ui": [["behaviour", "pictures"], ["icons", "page"], ["toasts"]],
  "lib/platform": [["http"], ["files"], ["database"], ["limits"]],
  "tools/content-check": [["form", "theme"], ["checks"]],
  "tools/desk": [
    ["requests"],
    ["versions"],
    ["pictures"],
    ["forms"],
    ["saving"],
    ["pages"],
    ["sign-in"],
    ["preview"],
    ["browser", "publishing"],
  ],
  "tools/downloads": [
    ["pdf", "zip"],
    ["products", "project-pdf"],
    ["catalogue", "data", "drilling-template", "ifc"],
    ["ar"],
  ],
  "tools/operations": [
    ["store", "publish"],
    ["backup", "doctor"],
  ],
};

/** Packages that must never reach a browser; what imports them ends in `.server`. */
const serverPackages = [
  "@iconify-json|@photostructure/sqlite|@remix-run/express|@remix-run/node|csv-parse|express|express-rate-limit",
  "isbot|kysely|lean-qr|lru-cache|markdown-it|markdown-it-anchor|minisearch|nodemailer|pg|pino|prom-client",
  "proxy-addr|send|write-excel-file|yaml",
];
const serverOnly = `^node_modules/(${serverPackages.join("|")})/|^node_modules/zod/(?!.*mini)|^node_modules/react-dom/server`;
/** Node's built-in modules, which are named without `node:` here. */
const nodeModules = `^(${builtinModules.join("|")})$`;

/** Route modules: those of a feature, and those that belong to none. */
const routes = "^app/(routes|[^/]+/routes)/";

/**
 * A rule for each folder: it imports itself and what is below it.
 * @param {string} under the folder that contains them
 * @param {string[][]} levels from the bottom up
 */
function layerRules(under, levels) {
  return levels.flatMap((folders, level) =>
    folders.map((folder) => ({
      name: `${under}/${folder}-imports-only-what-is-below`,
      from: { path: `^${under}/${folder}/`, pathNot: `${routes}|\\.test\\.tsx?$` },
      to: {
        path: `^${under}/[^/]+/`,
        pathNot: `^${under}/(${[folder, ...levels.slice(0, level).flat()].join("|")})/`,
      },
    })),
  );
}

/** @template Rule @param {Rule} rule */
const asError = (rule) => ({ ...rule, severity: "error" });

module.exports = {
  forbidden: [
    { name: "no-circular", from: {}, to: { circular: true } },
    {
      name: "modules-have-entry-points",
      comment:
        "What lies directly in a module's folder may be imported from outside. What lies in its subfolders may not.",
      from: { path: "^((?:(?:lib|app|tools)/)?[^/]+)", pathNot: "\\.test\\.tsx?$|^tests/" },
      to: { path: "^(lib|app|tools)/[^/]+/[^/]+/", pathNot: "^$1/" },
    },
    ...Object.entries({ ...layers, ...inside }).flatMap(([under, levels]) => layerRules(under, levels)),
    {
      name: "lib-knows-no-site",
      from: { path: "^lib/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(app|server|tests|tools|content)[./]" },
    },
    {
      name: "fit-rules-know-no-site",
      comment: "They are pure: of the site they know only types, of side views and of kinds.",
      from: { path: "^app/fit/rules/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^(app|server|content)[./]",
        pathNot: "^app/fit/rules/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "modules-import-no-entry",
      comment: "Of what lies directly in app/, modules import the paths and the theme.",
      from: { path: "^app/[^/]+/" },
      to: { path: "^(app/[^/]+$|server)", pathNot: "^app/(paths|theme)\\.ts$" },
    },
    {
      name: "routes-are-entries",
      comment: "Remix reads them, by app/routes.ts; nothing imports them, but a route its own style sheet.",
      from: { path: "^(lib|app|tools|server)", pathNot: "\\.test\\.tsx?$" },
      to: { path: routes, pathNot: "\\.css$" },
    },
    {
      name: "only-one-module-uses-undocumented-remix",
      comment: "What relies on Remix's insides stands in app/remix/.",
      from: { path: "^app/(?!remix/)" },
      to: { path: "^virtual:remix" },
    },
    {
      name: "server-code-says-so",
      comment: "A plain file could be loaded by a browser: what needs the server ends in .server.",
      from: {
        path: "^(lib|app)/",
        // The route table and the build's plugins are read by the build and by no browser.
        pathNot: `\\.server\\.(?:tsx?|js)$|\\.test\\.tsx?$|^app/(root|routes\\.|entry\\.)|\\.d\\.ts$|${routes}`,
      },
      to: { path: `${serverOnly}|${nodeModules}` },
    },
    {
      name: "plain-code-needs-no-server",
      comment: "Types may cross; values may not.",
      from: {
        path: "^(lib|app)/",
        pathNot: `\\.server\\.(?:tsx?|js)$|\\.test\\.tsx?$|^app/(root|entry\\.)|${routes}`,
      },
      to: { path: "\\.server\\.(?:tsx?|js)$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-server-has-one-entry-point-to-the-application",
      comment:
        "It takes types from the entry module; values come with the build. Only why that cannot be loaded is said without it.",
      from: { path: "^server" },
      to: { path: "^(app|lib)/", pathNot: "^(app/entry\\.server|lib/platform/failure-reason)\\.tsx?$" },
    },
    {
      name: "production-needs-no-development-package",
      comment: "`npm audit --omit=dev`, scanners and the bill of materials look at `dependencies` alone.",
      from: {
        path: "^(app/|server|tools/operations/|tools/downloads/)",
        // The build reads the table of routes and draws the icons; development serves through Vite.
        pathNot: "\\.test\\.tsx?$|^app/routes\\.ts$|^tools/downloads/logos/|^server/development\\.ts$",
      },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: "^node_modules/@types/",
      },
    },
    {
      name: "nothing-but-tests-imports-tests",
      from: { path: "^(lib/|app/|tools/|server)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^tests/" },
    },
    {
      name: "the-site-needs-no-tool",
      comment: "What runs in production does not import what builds it.",
      from: { path: "^(lib/|app/|server)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^tools/" },
    },
  ].map(asError),
  required: [
    {
      name: "server-means-server",
      comment:
        "A file that ends in .server needs the server: Node, a server's package, or another such file.",
      module: { path: "^(?:lib|app)/(.*)\\.server\\.(?:tsx?|js)$", pathNot: "\\.test\\.tsx?$" },
      // The excluded name is the module's own.
      to: { path: `${serverOnly}|${nodeModules}|^(lib|app)/(?!$1\\.).*\\.server\\.(?:tsx?|js)$` },
    },
  ].map(asError),
  options: {
    doNotFollow: { path: "node_modules" },
    // In a copy of the project, `node_modules` is a link.
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
