type Numbered = { gtin: string };

/** The path of a finish's GS1 Digital Link, which QR codes hold: it always leads to where the finish is shown. */
export function digitalLink({ gtin }: Numbered): string {
  return `/01/${gtin.padStart(14, "0")}`;
}

/** Address of the picture of that QR code (SVG). The build makes it, the site shows it in print. */
export function qrPicture({ gtin }: Numbered): string {
  return `/files/kody/${gtin}.svg`;
}
