import { pairHref } from "~/catalogue/fit-index/query";
import { checkPair } from "~/fit-rules/check-pair";
import { pairName } from "~/fit-rules/pair-name";
import { balanceOf, type Supply } from "./needs";
import type { ProjectList } from "./project-list";

/**
 * A pair of products whose verdict needs attention. `summary` is the verdict in a sentence: „Nie pasuje: …” or „Pasuje,
 * jeśli …”.
 */
export type Misfit = { name: string; summary: string; to: string };

/**
 * Returns the pairs of products to warn about. In some pairs, a product lacks a part, and an unused part of the same
 * kind does not fit it. In the other pairs, the two products are used together but fit only under a condition.
 */
export function findMisfits(list: ProjectList, supply: Supply): Misfit[] {
  const { lacks, joints, spare } = balanceOf(list, supply);
  const refused = lacks.flatMap(({ product, on }) => {
    const kind = supply.partners.model(product.slug)?.kind;
    return spare.flatMap((part) => (part.model?.kind === kind ? { on, part, verdict: "fails" } : []));
  });
  const accepted = joints.map(({ on, part }) => ({ on, part, verdict: "condition" }));
  const misfits = new Map<string, Misfit>();
  for (const { on, part, verdict } of [...refused, ...accepted]) {
    const check = on.model && part?.model ? checkPair(on.model, part.model) : null;
    if (check?.verdict !== verdict) continue;
    const { first, second, summary } = check;
    const to = pairHref(first, second);
    misfits.set(to, { name: pairName(first, second), summary, to });
  }
  return [...misfits.values()];
}
