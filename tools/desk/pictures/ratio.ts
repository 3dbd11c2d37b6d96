/** Size of a photo, or of the part of it that becomes a picture, in pixels. */
export type PixelSize = { width: number; height: number };

/** Part of a photo, in pixels of the photo as it is seen upright. */
export type Crop = PixelSize & { left: number; top: number };

/** Allowed relative deviation of the aspect ratio; resizing crops the difference. */
const tolerance = 0.01;

export const hasRatioOf = (wanted: PixelSize, { width, height }: PixelSize) =>
  Math.abs(width / height / (wanted.width / wanted.height) - 1) <= tolerance;
