export {
  folderSizes,
  hasKnownFolder,
  Picture,
  pictureOfFile,
  pictureSize,
  pictureUrl,
  smallPictureUrl,
} from "./pictures/picture";
export type { PictureSource } from "./pictures/picture-file";
export { isRemotePicture } from "./pictures/remote-picture";
export { fileEnds } from "./pictures/widths";
