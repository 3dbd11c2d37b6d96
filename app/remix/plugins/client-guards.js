const client = "@remix-run/react/dist/esm";

/** Code of Remix's client, and what replaces it. */
const guards = [
  {
    // If a page's code cannot be loaded, Remix reloads the current page, again and again.
    file: `${client}/routeModules.js`,
    imported: 'import { recoverFromFailedModule } from "~/browser/recovery/load-instead";',
    replaced: [
      {
        from: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^{}]*\}\);/,
        to: "return recoverFromFailedModule(error);",
      },
    ],
  },
  {
    // Remix accepts any answer with status 200 as data, and follows redirects, even to a sign-in page.
    file: `${client}/data.js`,
    imported: 'import { ownAnswer } from "~/remix/own-answer";',
    replaced: [
      { from: /signal: request\.signal/, to: '$&, redirect: "manual"' },
      { from: /if \(isErrorResponse\(response\)\) \{/, to: "response = await ownAnswer(response); $&" },
    ],
  },
];

/**
 * Vite plugin. Puts the site's own rules (`app/browser/recovery/load-instead.ts`, `app/remix/own-answer.ts`) in place of what
 * Remix's client does. The build fails if a new version of Remix has changed the code that the plugin replaces.
 *
 * @returns {import("vite").Plugin}
 */
export function clientGuards() {
  return {
    name: "client-guards",
    transform(code, id) {
      const guard = guards.find(({ file }) => id.includes(file));
      if (!guard) return;
      const { file, imported, replaced } = guard;
      const guarded = replaced.reduce((before, { from, to }) => {
        if (!from.test(before)) this.error(`${file} has changed: check the guard for ${from}.`);
        return before.replace(from, to);
      }, code);
      return { code: imported + guarded, map: null };
    },
  };
}
