import { plural } from "lib/polish/plural";
import { typeset } from "lib/polish/typeset";
import type { OwnVessel } from "~/fit/rules/own-vessel/own-vessel";
import { judgementWords } from "~/fit/rules/own-vessel/words";
import * as paths from "~/paths";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { withQuery } from "~/ui/href";
import { fitProduct } from "../check/rows";
import { drawingId } from "./parameters";
import { type OwnRequest, writeOwnQuery } from "./query";
import type { JudgedTap } from "./taps";

const verdicts = ["fits", "condition", "fails"] as const;

export type TapGroup = ReturnType<typeof tapGroups>[number];

/** Groups the taps by verdict; verdicts without taps are left out. Each row leads to the drawing with its tap. */
export function tapGroups(
  request: OwnRequest,
  taps: readonly JudgedTap[],
  chosen: string | null,
  own: OwnVessel,
  catalogue: Catalogue,
) {
  const id = request.finish?.id;
  const rows = taps.flatMap(({ tap, judgement }) => {
    const product = catalogue.bySlug.get(tap.slug);
    if (!product) return [];
    const { note, advice } = judgementWords(own, judgement);
    return {
      ...fitProduct(product, catalogue, id ? [id] : []),
      to: `${tapHref(request, product, id)}#${drawingId}`,
      verdict: judgement.verdict,
      isChosen: tap.slug === chosen,
      note: advice ? `${note}. ${advice}` : note,
    };
  });
  return verdicts
    .map((verdict) => ({ verdict, rows: rows.filter((row) => row.verdict === verdict) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the href of the page with this tap in the drawing, in a finish if it has it. */
export function tapHref(request: OwnRequest, tap: Product, id: string | undefined): string {
  const finish = tap.finishes.slice(1).find((one) => one.id === id);
  return withQuery(paths.ownVessel, writeOwnQuery({ ...request, tap, finish, distance: null }));
}

/** Says how many taps fit: „5 baterii pasuje, 2 pod warunkiem, 3 nie pasują.” */
export function countWords(taps: readonly JudgedTap[]): string {
  const [fits, condition, fails] = verdicts.map(
    (verdict) => taps.filter(({ judgement }) => judgement.verdict === verdict).length,
  ) as [number, number, number];
  if (fits + condition + fails === 0) return "W ofercie nie mamy teraz baterii tego rodzaju.";
  if (fits + condition === 0) return "Żadna bateria nie pasuje.";
  const forms = { one: "bateria pasuje", few: "baterie pasują", many: "baterii pasuje" };
  const counts = [
    fits > 0 ? plural(fits, forms) : "Żadna bateria nie pasuje bez zastrzeżeń",
    ...(condition > 0 ? [`${condition} pod warunkiem`] : []),
    ...(fails > 0 ? [plural(fails, { one: "nie pasuje", few: "nie pasują", many: "nie pasuje" })] : []),
  ];
  return typeset(`${counts.join(", ")}.`);
}
