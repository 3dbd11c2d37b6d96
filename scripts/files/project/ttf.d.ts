/** A font as esbuild's loader `binary` gives it. */
declare module "*.ttf" {
  const font: Uint8Array;
  export default font;
}
