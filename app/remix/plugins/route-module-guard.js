const file = "@remix-run/react/dist/esm/routeModules.js";
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^{}]*\}\);/;

/**
 * Vite plugin. If a page's code cannot be loaded, Remix by default reloads the current page, again and again. The
 * plugin replaces this behaviour with the site's own rules (app/browser/recovery/failed-route-module.ts). The build
 * fails if a new version of Remix has changed the code that the plugin replaces.
 *
 * @returns {import("vite").Plugin}
 */
export function routeModuleGuard() {
  return {
    name: "route-module-guard",
    transform(code, id) {
      if (!id.includes(file)) return;
      if (!reload.test(code)) this.error(`${file} no longer reloads where it did: check the guard.`);
      const guard = 'import { recoverFromFailedModule } from "~/browser/recovery/failed-route-module";';
      return { code: guard + code.replace(reload, "return recoverFromFailedModule(error);"), map: null };
    },
  };
}
