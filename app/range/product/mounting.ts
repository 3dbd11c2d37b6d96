/**
 * A way of mounting in `content/kinds.yaml`. `value` is what product files contain, and URLs as a slug; `label` agrees with
 * the word for mounting („montaż ścienny”), because the grammatical gender of the product's name differs. `surface` is what
 * carries the product (`floor` is any level surface); it is missing if most of the product is built in.
 */
export type DefinedMounting = { value: string; label: string; surface?: "floor" | "wall" };
