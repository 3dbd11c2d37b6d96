/** Returns the path of a finish's GS1 Digital Link, encoded in QR codes: it redirects to the finish's page. */
export function digitalLink({ gtin }: { gtin: string }): string {
  return `/01/${gtin.padStart(14, "0")}`;
}
