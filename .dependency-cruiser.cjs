/**
 * The rooms of the house and who may import whom (docs/architecture.md has the picture). Floors first, then the rooms
 * within the catalogue, then what keeps the server's code out of the browser.
 */

const { builtinModules } = require("node:module");

/** From the ground up. A floor imports what is below it; its rooms do not import one another unless a line says so. */
const floors = [
  ["platform", "polish", "remix", "drawing"],
  ["content", "ui", "fit-rules", "mailing"],
  ["catalogue", "editorial", "newsletter", "enquiries", "http", "browser"],
  ["pages", "site-search", "mail-service"],
  ["layout"],
];

/** The rooms within the larger ones by the same rule. */
const catalogueFloors = [
  ["product", "tree", "model-viewer"],
  ["facets", "spare-parts"],
  ["products"],
  ["fit-index"],
  ["drilling-template"],
  ["listing", "search", "product-page", "digital-link", "model-library", "printed-catalogue"],
  ["search-field"],
  ["category", "collection", "comparison", "project", "fit-check", "spare-parts-pages"],
];

const httpFloors = [
  ["guard", "redirects", "headers", "icons", "metrics", "health"],
  ["log"],
  ["errors"],
  ["page-cache", "files"],
];

const browserFloors = [["links", "recall", "progress"], ["recovery"]];

const newsletterFloors = [["store", "form"], ["subscription"]];

const mailingFloors = [["form"], ["store"], ["outbox"]];

/** What stands beside `app/`, each for those who run it. Only desk/ needs the server, in development. */
const topFloors = [["downloads"], ["content-check"], ["desk", "operations"], ["scripts"]];

/** Packages that must never reach a browser; what imports them ends in `.server`. */
const serverPackages = [
  ...["@iconify-json", "@photostructure/sqlite", "@remix-run/express", "@remix-run/node"],
  ...["express", "express-rate-limit", "fflate", "isbot", "kysely", "lean-qr", "lru-cache", "markdown-it"],
  ...[
    "markdown-it-anchor",
    "minisearch",
    "nodemailer",
    "pg",
    "pino",
    "prom-client",
    "proxy-addr",
    "send",
    "write-excel-file",
    "yaml",
  ],
];
const serverOnly = `^node_modules/(${serverPackages.join("|")})/|^node_modules/zod/(?!.*mini)|^node_modules/react-dom/server`;
/** Node's own modules bear their bare names here. */
const nodeModules = `^(${builtinModules.join("|")})$`;

/**
 * A rule a room: it imports itself and what stands below it.
 * @param {string} under the folder of the rooms
 * @param {string[][]} storeys from the ground up
 */
function floorRules(under, storeys) {
  const prefix = `^${under}/`;
  return storeys.flatMap((rooms, level) =>
    rooms.map((room) => ({
      name: `${under}/${room}-imports-only-what-is-below`,
      severity: "error",
      from: { path: `${prefix}${room}/` },
      to: {
        path: under === "app" ? "^(app/|server)" : `${prefix}[^/]+/`,
        pathNot: `^app/paths\\.ts$|${prefix}(${[room, ...storeys.slice(0, level).flat()].join("|")})/`,
      },
    })),
  );
}

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    ...topFloors.flatMap((rooms, level) =>
      rooms.map((room) => ({
        name: `${room}-imports-only-what-is-below`,
        severity: "error",
        from: { path: `^${room}/` },
        to: {
          path: "^(content-check|desk|downloads|operations|scripts)/",
          pathNot: `^(${[room, ...topFloors.slice(0, level).flat()].join("|")})/`,
        },
      })),
    ),
    ...floorRules("app", floors),
    ...floorRules("app/catalogue", catalogueFloors),
    ...floorRules("app/http", httpFloors),
    ...floorRules("app/browser", browserFloors),
    ...floorRules("app/newsletter", newsletterFloors),
    ...floorRules("app/mailing", mailingFloors),
    {
      name: "routes-are-doors",
      severity: "error",
      from: { path: "^app/routes/(.+)$" },
      to: { path: "^(app/(root|entry\\.|routes)|server)", pathNot: "^app/routes/$1$" },
    },
    {
      name: "only-one-door-to-undocumented-remix",
      comment: "What relies on Remix's insides stands in app/remix/.",
      severity: "error",
      from: { path: "^app/(?!remix/)" },
      to: { path: "^virtual:remix" },
    },
    {
      name: "server-code-says-so",
      comment: "A plain file could be loaded by a browser: what needs the server ends in .server.",
      severity: "error",
      from: {
        path: "^app/",
        // The route table is read by the build and by no browser.
        pathNot: "\\.server\\.tsx?$|\\.test\\.tsx?$|^app/(root|routes|entry\\.)|\\.d\\.ts$",
      },
      to: { path: `${serverOnly}|${nodeModules}` },
    },
    {
      name: "plain-code-needs-no-server",
      comment: "Types may cross; values may not.",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.server\\.tsx?$|\\.test\\.tsx?$|^app/(root|routes/|entry\\.)" },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-server-has-one-door-to-the-application",
      comment: "It takes types from the entry module; values come with the build.",
      severity: "error",
      from: { path: "^server" },
      to: { path: "^app/", pathNot: "^app/entry\\.server\\.tsx$" },
    },
    {
      name: "production-needs-no-development-package",
      comment: "`npm audit --omit=dev`, scanners and the bill of materials look at `dependencies` alone.",
      severity: "error",
      from: {
        path: "^(app/|server|operations/|downloads/)",
        // The build reads the table of routes and draws the icons; development serves through Vite.
        pathNot: "\\.test\\.tsx?$|^app/routes\\.ts$|^downloads/logos/|^server/development\\.ts$",
      },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: "^node_modules/@types/",
      },
    },
    {
      name: "nothing-but-tests-imports-tests",
      severity: "error",
      from: {
        path: "^(app/|content-check/|desk/|downloads/|operations/|scripts/|server)",
        pathNot: "\\.test\\.tsx?$",
      },
      to: { path: "^tests/" },
    },
    {
      name: "the-site-needs-no-script",
      comment: "What runs in production does not import what builds it.",
      severity: "error",
      from: { path: "^(app/|server)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(content-check|desk|downloads|operations|scripts)/" },
    },
  ],
  required: [
    {
      name: "server-means-server",
      comment:
        "A file that ends in .server needs the server: Node, a server's package, or another such file.",
      severity: "error",
      module: { path: "^app/(.*)\\.server\\.tsx?$", pathNot: "\\.test\\.tsx?$" },
      // Not itself, which bears the name too.
      to: { path: `${serverOnly}|${nodeModules}|^app/(?!$1\\.).*\\.server\\.tsx?$` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
