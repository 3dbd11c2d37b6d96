/**
 * Remix's options, which `vite.config.ts` passes to the Vite plugin. Single fetch and lazy route discovery stay off:
 * both have open security advisories in the 2.x line (docs/decisions/0001).
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
