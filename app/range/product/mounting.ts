import { slugOf } from "lib/polish/slug";

/**
 * A way of mounting in `content/kinds.yaml`. `value` is what product files contain; `label` agrees with
 * the word for mounting („montaż ścienny”), because the grammatical gender of the product's name differs.
 */
export type DefinedMounting = { value: string; label: string };

/** Returns the value as written in URLs: `do zabudowy` → `do-zabudowy`. */
export function mountingValue(mounting: string): string {
  return slugOf(mounting);
}

export function mountingLabel(mounting: string, names: { mountings: readonly DefinedMounting[] }): string {
  return names.mountings.find(({ value }) => value === mounting)?.label ?? mounting;
}
