/**
 * The brand's look, baked in by the build (behaviours 25.25, 25.26): pages get the colour roles and the typeface from
 * the style sheet, everything else gets its colours, its mark and its fonts here.
 *
 * - `colours`: roles, each for the light and the dark theme
 * - `print`: colours of what knows no theme (PDFs, emails, the web manifest, logo files), as hexadecimal sRGB
 * - `mark`: outline and cut-out in a field of 32 × 32; `box` is the bounding box of the outline
 * - `font`: `faces` for pages, in the order of their declaration; `outlines` for PDFs and logo files
 */
import { font as fontOfBrand } from "../content/theme/theme.json";

export { colours, mark, print } from "../content/theme/theme.json";

/**
 * Same type as in `tools/content-check/theme/schema.ts`. It cannot be inferred from the file, because a brand may leave
 * lists in it empty.
 */
export type Font = {
  family: string;
  faces: { file: string; characters: string }[];
  fallback: { fonts: string[]; sizeAdjust: string; ascentOverride: string; descentOverride: string } | null;
  outlines: { regular: string; medium: string; semibold: string };
};

export const font: Font = fontOfBrand;
