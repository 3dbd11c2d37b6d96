/** The package has no types; the decoder is only passed on to glTF-Transform. */
declare module "draco3dgltf" {
  const draco: { createDecoderModule(): Promise<unknown> };
  export default draco;
}
