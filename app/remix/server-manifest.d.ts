/**
 * Remix's manifest of the client build. Part of every server build, so every instance of a build has the same.
 */
declare module "virtual:remix/server-manifest" {
  const manifest: { version: string };
  export default manifest;
}
