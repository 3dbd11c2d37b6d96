const steps = [320, 640, 960, 1280];

/** Widths in pixels of a picture's AVIF files: the usual steps below the master's width, and that width. */
export function avifWidths(masterWidth: number): number[] {
  return [...steps.filter((step) => step < masterWidth), masterWidth];
}

/** Widths in pixels of the JPEG fallback, for browsers without AVIF and for link previews. */
export function jpegWidths(masterWidth: number): number[] {
  return [640, masterWidth];
}
