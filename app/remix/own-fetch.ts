/**
 * Keeps Node's own `fetch` and its classes. `remix-serve` replaces them once it has loaded the build, by polyfills without
 * `Response.json`, which loaders use.
 */
export function keepOwnFetch(): void {
  for (const name of ["fetch", "File", "FormData", "Headers", "Request", "Response"]) {
    const { get, value } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    const keep = (own: () => unknown) => Object.defineProperty(globalThis, name, { get: own, set() {} });
    // Node loads them when they are first asked for, which would delay the start.
    keep(() => {
      const own = get ? get.call(globalThis) : value;
      keep(() => own);
      return own;
    });
  }
}
