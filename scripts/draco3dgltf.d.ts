/** The package brings no types; glTF-Transform only passes the decoder on. */
declare module "draco3dgltf" {
  const draco: { createDecoderModule(): Promise<unknown> };
  export default draco;
}
