import { slugOf } from "lib/polish/slug";

/**
 * A way of mounting in `content/kinds.yaml`. `value` is what product files contain; `label` says where the product is
 * („Na blacie”), because such phrases do not depend on the grammatical gender of the product's name.
 */
export type DefinedMounting = { value: string; label: string };

/** Returns the value as written in URLs: `do zabudowy` → `do-zabudowy`. */
export function mountingValue(mounting: string): string {
  return slugOf(mounting);
}

export function mountingLabel(mounting: string, names: { mountings: readonly DefinedMounting[] }): string {
  return names.mountings.find(({ value }) => value === mounting)?.label ?? mounting;
}
