const file = "@remix-run/node/dist/globals.js";
const polyfills = /require\("(?:undici|@remix-run\/web-fetch)"\)/g;

/**
 * Vite plugin. Remix can replace Node's `fetch` with either of two packages, which this site never does. The plugin
 * leaves both out of the server's build, which is then a third smaller, starts sooner and takes less memory. The build
 * fails if a new version of Remix has changed the code that the plugin replaces.
 *
 * @returns {import("vite").Plugin}
 */
export function nativeFetch() {
  return {
    name: "native-fetch",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith(file)) return;
      if (code.match(polyfills)?.length !== 2) this.error(`${file} has other polyfills: check the plugin.`);
      return { code: code.replace(polyfills, "globalThis"), map: null };
    },
  };
}
