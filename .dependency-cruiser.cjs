/**
 * The rooms of the house and who may import whom (docs: README, "How the house is laid out").
 * A feature never imports another feature; nothing imports upwards; server code never reaches the browser
 * (Remix's Vite plugin fails the build on that).
 */
const features = ["catalogue", "editorial", "newsletter", "delivery"];

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "ground-floor-imports-packages-only",
      severity: "error",
      from: { path: "^app/(platform|ui)/" },
      to: { path: "^(app/|server\\.ts)", pathNot: "^app/(platform|ui)/" },
    },
    {
      name: "platform-and-ui-are-strangers",
      severity: "error",
      from: { path: "^app/(platform|ui)/" },
      to: { path: "^app/(platform|ui)/", pathNot: "^app/$1/" },
    },
    ...features.map((feature) => ({
      name: `${feature}-imports-only-the-ground-floor`,
      severity: "error",
      from: { path: `^app/${feature}/` },
      to: { path: "^(app/|server\\.ts)", pathNot: `^app/(platform|ui|${feature})/` },
    })),
    {
      name: "layout-imports-features-and-ui",
      severity: "error",
      from: { path: "^app/layout/" },
      to: {
        path: "^(app/|server\\.ts)",
        pathNot: "^app/(layout|catalogue|editorial|newsletter|delivery|ui)/",
      },
    },
    {
      name: "routes-are-doors",
      severity: "error",
      from: { path: "^app/routes/([^/]+)" },
      to: { path: "^(app/(root|entry\\.|routes)|server\\.ts)", pathNot: "^app/routes/$1" },
    },
    {
      name: "nothing-but-tests-imports-tests",
      severity: "error",
      from: { path: "^(app/|server\\.ts)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^tests/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
