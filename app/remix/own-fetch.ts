/**
 * Keeps Node's own `fetch` and its classes. `remix-serve` replaces them once it has loaded the build, by polyfills without
 * `Response.json`, which loaders use.
 */
export function keepOwnFetch(): void {
  for (const name of ["fetch", "File", "FormData", "Headers", "Request", "Response"] as const) {
    const own = globalThis[name];
    Object.defineProperty(globalThis, name, { get: () => own, set() {} });
  }
}
