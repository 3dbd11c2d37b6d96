const steps = [320, 640, 960, 1280];

/**
 * Returns the widths in pixels of a picture's AVIF files: all standard widths smaller than the original, and the
 * original's width.
 */
export function avifWidths(masterWidth: number): number[] {
  return [...steps.filter((step) => step < masterWidth), masterWidth];
}

/** Returns the widths in pixels of the JPEG files, for browsers without AVIF and for link previews. */
export function jpegWidths(masterWidth: number): number[] {
  return [640, masterWidth];
}

/** Suffixes of the names of a picture's files. */
export const fileEnds = (masterWidth: number) => [
  ...avifWidths(masterWidth).map((width) => `-${width}.avif`),
  ...jpegWidths(masterWidth).map((width) => `-${width}.jpg`),
];
