/**
 * Remix's manifest of the client build. Part of every server build, so it is the same under Express and `remix-serve`.
 */
declare module "virtual:remix/server-manifest" {
  const manifest: { version: string };
  export default manifest;
}
