/** Remix's manifest of the browser's files, part of every server build: the same under Express and `remix-serve`. */
declare module "virtual:remix/server-manifest" {
  const manifest: { version: string };
  export default manifest;
}
