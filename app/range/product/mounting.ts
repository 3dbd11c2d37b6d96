/**
 * A way of mounting in `content/kinds.yaml`. `value` is what product files contain, and URLs as a slug; `label` agrees with
 * the word for mounting („montaż ścienny”), because the grammatical gender of the product's name differs.
 */
export type DefinedMounting = { value: string; label: string };

export function mountingLabel(mounting: string, names: { mountings: readonly DefinedMounting[] }): string {
  return names.mountings.find(({ value }) => value === mounting)?.label ?? mounting;
}
