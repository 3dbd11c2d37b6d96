import type { Product } from "~/range/product.server";
import { stepText } from "../../downloads/step-text";

const description = /FILE_DESCRIPTION\(\('(?:[^']|'')*'\)/;
const fileName = /FILE_NAME\('(?:[^']|'')*'/;
/** Matches a part: its number, which ends with the name that the CAD program gave it, and its name. */
const part = /PRODUCT\('(?:[^']* )?([^' ]*)','(?:[^']|'')*'/g;

/**
 * Writes a product's number and name into a STEP file (ISO 10303-21): into its head, and before the name of each part,
 * so that a CAD program's tree says what was imported. A file that has them already stays the same.
 */
export function nameStepFile(
  step: string,
  file: string,
  { code, name }: Pick<Product, "code" | "name">,
): string {
  const title = `${code} ${name}`;
  return step
    .replace(description, () => `FILE_DESCRIPTION((${stepText(title)})`)
    .replace(fileName, () => `FILE_NAME(${stepText(file)}`)
    .replace(part, (_, own) => `PRODUCT(${stepText(`${code} ${own}`)},${stepText(`${title}: ${own}`)}`);
}
