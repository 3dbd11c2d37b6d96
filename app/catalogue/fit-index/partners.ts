import type { Bits } from "~/catalogue/facets/bits";
import type { Catalogue } from "~/catalogue/products/catalogue";
import type { PairCheck, Verdict } from "~/fit-rules/check";
import { checkPair, type Judgement, judgePair } from "~/fit-rules/check-pair";
import { withDrainage } from "~/fit-rules/drainage";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import type { Geometry } from "~/fit-rules/geometry/schema.server";
import { partnerKinds } from "~/fit-rules/partner-kinds";
import { shortVerdict } from "~/fit-rules/short-verdict";
import { chooseDrainage, chooseTrap } from "./drainage";
import { createFitSets } from "./fit-sets";
import { indexProductsByKind } from "./products-by-kind";

/** Link to a product. */
export type PartnerName = Pick<FitPart, "slug" | "name" | "code" | "kind">;

/** A product with the rules' verdict on a pair. */
export type Partner = PartnerName & {
  verdict: Verdict;
  /** In mm, as `Check.margin`. */
  margin: number | null;
  /** „pasuje, zapas 87 mm” */
  short: string;
};

/** The partners section of a product page. */
export type ProductPartners = {
  /** Curated partners with rules, in the content's order. */
  goesWith: Partner[];
  /** Required parts, and products that require this one. */
  requires: PartnerName[];
  completedBy: PartnerName[];
  /** Drainage: of a basin waste and trap, of a waste the trap. */
  waste: PartnerName | null;
  trap: PartnerName | null;
};

/** Alternatives to a failing pair: one product stays, `partner` replaces the other. */
export type Alternative = { stays: PartnerName; replaces: string; partner: Partner };

export type Partners = {
  /** Null for a product without rules. */
  model(slug: string): FitPart | null;
  partnersOf(slug: string): ProductPartners | null;
  /** The full check of two products, with waste and trap among its needs; null for a pair without rules. */
  fitting(one: string, other: string, distance?: number): PairCheck | null;
  /** The products that may be paired with this one, best first; at most `matrixSize` a kind. */
  matrix(slug: string): Partner[];
  alternatives(check: PairCheck): Alternative[];
  /** The products of a kind, except withdrawn ones. */
  offered(kind: Kind): readonly FitPart[];
  /** Places of all products that fit without reserve, in the catalogue's list; null as `model`. */
  fitSet(slug: string): Bits | null;
};

/** Maximum number of partners in a list, judged at each request. */
export const matrixSize = 60;
const shownAlternatives = 3;
const shownCompletions = 24;

/**
 * Compatibility of products over a catalogue. Nothing here scans the range at a request. Pairs are far too many to be
 * kept (10,000 taps × 10,000 basins), but a verdict takes microseconds: so the models of each kind are kept sorted by
 * the height that pairs are made by, a list judges the `matrixSize` nearest to the best height and what the content
 * names, a product page only what the content names. Only a facet needs the whole set of what fits: it judges the
 * models between the heights that can fit, and the last sets are kept.
 */
export function createPartners(catalogue: Catalogue, geometries: ReadonlyMap<string, Geometry>): Partners {
  const models = indexProductsByKind(catalogue, geometries);
  const model = (slug: string) => models.bySlug(slug)?.model ?? null;
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => model(slug) ?? []);
  const completing = (slug: string) =>
    (catalogue.completedBy.get(slug) ?? []).slice(0, shownCompletions).map((product) => product.slug);
  const namedBy = ({ slug }: FitPart) => {
    const product = catalogue.bySlug.get(slug);
    return product ? named([...product.goesWith, ...completing(slug)]).filter(isOffered) : [];
  };
  const drainage = (basin: FitPart) => chooseDrainage(basin, namedBy(basin), models);
  const fitSets = createFitSets(models, catalogue.products.length);

  function isOffered({ slug }: FitPart) {
    return !catalogue.bySlug.get(slug)?.withdrawn;
  }

  function matrixOf(own: FitPart): Partner[] {
    const nearby = partnerKinds(own).flatMap((kind) => models.near(kind, matrixSize));
    const candidates = new Set([...namedBy(own), ...nearby.map((placed) => placed.model)]);
    return [...candidates].flatMap((other) => partner(own, other) ?? []).sort(bestFirst);
  }

  return {
    model,
    partnersOf(slug) {
      const own = model(slug);
      if (!own) return null;
      const drained = isBasin(own.kind) ? drainage(own) : null;
      const trap = own.kind === "waste" ? chooseTrap(own, namedBy(own), models) : drained?.trap;
      return {
        goesWith: named(catalogue.bySlug.get(slug)?.goesWith ?? []).flatMap(
          (other) => partner(own, other) ?? [],
        ),
        requires: named(own.requires.map((part) => part.slug)).map(nameOf),
        completedBy: named(completing(slug)).map(nameOf),
        waste: drained && nameOf(drained.waste),
        trap: trap ? nameOf(trap) : null,
      };
    },
    fitting(one, other, distance) {
      const [first, second] = [model(one), model(other)];
      const check = first && second && checkPair(first, second, distance);
      if (!check) return null;
      const basin = [check.first, check.second].find(({ kind }) => isBasin(kind));
      const drained = basin && drainage(basin);
      return basin && drained ? withDrainage(check, basin, drained) : check;
    },
    matrix(slug) {
      const own = model(slug);
      return own ? matrixOf(own) : [];
    },
    alternatives({ first, second }) {
      const instead = (stays: FitPart, replaced: FitPart): Alternative[] =>
        matrixOf(stays)
          .filter(({ kind, verdict }) => kind === replaced.kind && verdict === "fits")
          .map((better) => ({ stays: nameOf(stays), replaces: replaced.slug, partner: better }));
      return [...instead(second, first), ...instead(first, second)].slice(0, shownAlternatives);
    },
    offered(kind) {
      return models.within({ kind, heights: null }).map((placed) => placed.model);
    },
    fitSet(slug) {
      const own = model(slug);
      return own && fitSets(own);
    },
  };
}

function partner(own: FitPart, other: FitPart): Partner | null {
  const judged = judgePair(own, other);
  return judged && { ...nameOf(other), ...verdictOf(judged) };
}

function verdictOf({ verdict, margin }: Judgement): Pick<Partner, "verdict" | "margin" | "short"> {
  return { verdict, margin, short: shortVerdict({ verdict, margin }) };
}

function nameOf({ slug, name, code, kind }: FitPart): PartnerName {
  return { slug, name, code, kind };
}

function isBasin(kind: Kind): boolean {
  return kind === "countertop-basin" || kind === "wall-hung-basin";
}

const ranks: Readonly<Record<Verdict, number>> = { fits: 0, condition: 1, fails: 2 };

/** By verdict, then by margin; no margin last. */
function bestFirst(one: Partner, other: Partner): number {
  return ranks[one.verdict] - ranks[other.verdict] || marginOf(other) - marginOf(one);
}

function marginOf({ margin }: Partner): number {
  return margin ?? -1e6;
}
