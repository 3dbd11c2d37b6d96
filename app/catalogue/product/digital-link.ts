/** The path of a finish's GS1 Digital Link, which QR codes hold: it always leads to where the finish is shown. */
export function digitalLink({ gtin }: { gtin: string }): string {
  return `/01/${gtin.padStart(14, "0")}`;
}
