import { mountingCard } from "~/catalogue/fit-index/mounting-card";
import type { Partners } from "~/catalogue/fit-index/partners";
import { pairQuery, partnersQuery } from "~/catalogue/fit-index/query";
import type { Catalogue } from "~/catalogue/products/catalogue";
import type { Distance, PairCheck, RuleResult } from "~/fit-rules/check";
import { type DrawingLayout, layOut } from "~/fit-rules/drawing/layout";
import { paperScale } from "~/fit-rules/drawing/paper-scale";
import { mm } from "~/fit-rules/rules/words";
import { marginWords } from "~/fit-rules/verdict-words";
import type { Artifact, FindArtifact } from "~/platform/files/artifacts.server";
import { capitalised } from "~/polish/capital";
import { polishNumber } from "~/polish/number";
import { typeset } from "~/polish/typeset";
import type { FitRequest } from "./query";
import { type FitProduct, fitProduct, type PartnerRow, partnerRow } from "./rows";

export type RuleRow = Omit<RuleResult, "figure" | "margin"> & { figure: string; margin: string };

export type PairView = Pick<PairCheck, "verdict" | "summary" | "mounting"> & {
  first: FitProduct;
  second: FitProduct;
  /** Query string of the pair at its initial distance. */
  query: string;
  distance: Distance | null;
  /** Warning that the requested distance is invalid; null if it is valid. */
  message: string | null;
  layout: DrawingLayout;
  paperScale: number;
  /** The drawing's text alternative. */
  description: string;
  rules: RuleRow[];
  needs: (FitProduct & { reason: string })[];
  /** Mounting card (PDF) of the pair; null if the build made none or the distance is not the initial one. */
  card: Artifact | null;
  /** Pairs that fit, offered if this pair fails; otherwise empty. */
  alternatives: PartnerRow[];
  /** True if the content file of either product lists the other in `goesWith`. */
  isNamed: boolean;
  /** Names and query strings for links to the partner lists of both products. */
  partnersOf: { name: string; query: string }[];
};

export function pairView(
  { check, isMisread }: FitRequest & { kind: "pair" },
  catalogue: Catalogue,
  partners: Partners,
  findArtifact: FindArtifact = () => null,
): PairView {
  const { first, second, verdict, summary, mounting, distance, rules, needs } = check;
  const productOf = (slug: string) => {
    const product = catalogue.bySlug.get(slug);
    if (!product) throw new Error(`No product ${slug}`);
    return product;
  };
  const [one, other] = [productOf(first.slug), productOf(second.slug)];
  const layout = layOut(check.scene);
  return {
    verdict,
    summary,
    mounting,
    first: fitProduct(one),
    second: fitProduct(other),
    query: pairQuery(first, second),
    distance,
    message:
      isMisread && distance
        ? typeset(
            `${distance.label}: podaj liczbę milimetrów od ${distance.min} do ${distance.max}. Pokazujemy ${mm(distance.value)}.`,
          )
        : null,
    layout,
    paperScale: paperScale(layout),
    description: describe(check),
    rules: rules.map((rule) => ({
      ...rule,
      label: capitalised(rule.label),
      figure: figureWords(rule.figure),
      margin: marginWords(rule.margin),
    })),
    needs: needs.map(({ slug, reason }) => ({ ...fitProduct(productOf(slug)), reason })),
    card: distance?.value === distance?.initial ? findArtifact(mountingCard(first, second)) : null,
    alternatives: verdict === "fails" ? alternativesTo(check, partners) : [],
    isNamed: one.goesWith.includes(other.slug) || other.goesWith.includes(one.slug),
    partnersOf: [first, second].map((model) => ({ name: model.name, query: partnersQuery(model) })),
  };
}

function figureWords(figure: RuleResult["figure"]): string {
  if (!figure) return "";
  return typeset(
    figure.unit === "mm" ? signed(figure.value) : `${polishNumber(figure.value)} ${figure.unit}`,
  );
}

/** Formats a length in mm, with a minus sign if it is negative. */
function signed(length: number): string {
  return length < 0 ? `−${mm(length)}` : mm(length);
}

function alternativesTo(check: PairCheck, partners: Partners): PartnerRow[] {
  return partners.alternatives(check).map(({ stays, replaces, partner }) => ({
    ...partnerRow(stays, partner),
    insteadOf: partners.model(replaces)?.name,
  }));
}

/** Returns the text alternative of the drawing: products, dimensions and results of the rules. */
function describe({ first, second, scene, rules }: PairCheck): string {
  const lengths = scene.dimensions.map(({ label, value }) => `${label} ${mm(value)}`);
  const view = `Widok z boku: ${first.name} (${first.code}) i ${second.name} (${second.code}).`;
  const measures = lengths.length > 0 ? ` Wymiary: ${lengths.join(", ")}.` : "";
  return typeset(`${view}${measures} ${rules.map(({ sentence }) => sentence).join(" ")}`);
}
