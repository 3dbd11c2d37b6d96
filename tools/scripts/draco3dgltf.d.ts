/** The package has no types. The decoder is only passed to glTF-Transform, so `unknown` suffices. */
declare module "draco3dgltf" {
  const draco: { createDecoderModule(): Promise<unknown> };
  export default draco;
}
