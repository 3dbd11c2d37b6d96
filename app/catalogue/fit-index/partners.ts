import type { Catalogue } from "~/catalogue/products/catalogue";
import type { PairCheck, Verdict } from "~/fit-rules/check";
import { checkPair, type Judgement, judgePair } from "~/fit-rules/check-pair";
import { withDrainage } from "~/fit-rules/drainage";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import type { Geometry } from "~/fit-rules/geometry/schema.server";
import { partnerKinds } from "~/fit-rules/pairs/table";
import { shortVerdict } from "~/fit-rules/verdict-words";
import { chooseDrainage, chooseTrap } from "./drainage";
import { fitPart } from "./fit-part";

/** Identifies a product for links and lists. */
export type PartnerName = Pick<FitPart, "slug" | "name" | "code" | "kind">;

/** A possible partner with the verdict on the pair. */
export type Partner = PartnerName & {
  verdict: Verdict;
  /** In mm, see `PairCheck.margin`. */
  margin: number | null;
  /** Short verdict, e.g. „pasuje, zapas 87 mm”. */
  short: string;
};

/** Data of the partner section on a product page. */
export type ProductPartners = {
  /** Curated partners that have fit rules, in the order of the content file. */
  goesWith: Partner[];
  /** Products that this one requires; `completedBy`: products that require this one. */
  requires: PartnerName[];
  completedBy: PartnerName[];
  /** Waste and trap for a basin; only a trap for a waste. */
  waste: PartnerName | null;
  trap: PartnerName | null;
};

/** Alternative to a failing pair: `partner` replaces one product and fits the other, `stays`. */
export type Alternative = { stays: PartnerName; replaces: string; partner: Partner };

export type Partners = {
  /** Input of the fit rules for a product; null if it has no rules. */
  model(slug: string): FitPart | null;
  partnersOf(slug: string): ProductPartners | null;
  /** Fully checks a pair, including a basin's waste and trap; null if the pair has no rules. */
  fitting(one: string, other: string, distance?: number): PairCheck | null;
  /** Judges all possible partners, best first: per kind the best `matrixSize`, plus the curated ones. */
  matrix(slug: string): Partner[];
  alternatives(check: PairCheck): Alternative[];
  /** All products of a kind, without withdrawn ones. */
  offered(kind: Kind): readonly FitPart[];
  /** Slugs of all products that fit unconditionally; null if the product has no rules. */
  fitSet(slug: string): ReadonlySet<string> | null;
};

/** Number of partners per kind in a list, in addition to curated ones. */
export const matrixSize = 60;
const shownAlternatives = 3;
const shownCompletions = 24;

/**
 * Creates the partner index of a catalogue. Pairs are judged on request: a verdict takes microseconds. Withdrawn products
 * are never offered as partners, but their own partners can be looked up.
 */
export function createPartners(catalogue: Catalogue, geometries: ReadonlyMap<string, Geometry>): Partners {
  const parts = new Map(
    catalogue.products.flatMap((product) => {
      const part = fitPart(product, { bySlug: catalogue.bySlug, geometries });
      return part ? [[product.slug, part] as const] : [];
    }),
  );
  const byKind = new Map<Kind, FitPart[]>();
  for (const part of parts.values())
    if (isOffered(part)) byKind.set(part.kind, [...(byKind.get(part.kind) ?? []), part]);
  const offered = (kind: Kind): readonly FitPart[] => byKind.get(kind) ?? [];
  const model = (slug: string) => parts.get(slug) ?? null;
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => model(slug) ?? []);
  const completing = (slug: string) =>
    (catalogue.completedBy.get(slug) ?? []).slice(0, shownCompletions).map((product) => product.slug);
  const namedBy = ({ slug }: FitPart) => {
    const product = catalogue.bySlug.get(slug);
    return product ? named([...product.goesWith, ...completing(slug)]).filter(isOffered) : [];
  };
  const drainage = (basin: FitPart) => chooseDrainage(basin, namedBy(basin), offered);
  const fitSets = new Map<string, ReadonlySet<string>>();

  function isOffered({ slug }: FitPart) {
    return !catalogue.bySlug.get(slug)?.withdrawn;
  }

  function fitSetOf(own: FitPart): ReadonlySet<string> {
    const fitting = partnerKinds(own.kind)
      .flatMap(offered)
      .filter((other) => judgePair(own, other)?.verdict === "fits");
    return new Set(fitting.map(({ slug }) => slug));
  }

  function matrixOf(own: FitPart): Partner[] {
    const curated = new Set(namedBy(own).map(({ slug }) => slug));
    return partnerKinds(own.kind)
      .flatMap((kind) =>
        offered(kind)
          .flatMap((other) => partner(own, other) ?? [])
          .sort(bestFirst)
          .filter(({ slug }, index) => index < matrixSize || curated.has(slug)),
      )
      .sort(bestFirst);
  }

  return {
    model,
    partnersOf(slug) {
      const own = model(slug);
      if (!own) return null;
      const drained = isBasin(own.kind) ? drainage(own) : null;
      const trap = own.kind === "waste" ? chooseTrap(own, namedBy(own), offered) : drained?.trap;
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
    offered,
    fitSet(slug) {
      const own = model(slug);
      if (!own) return null;
      const known = fitSets.get(slug) ?? fitSetOf(own);
      fitSets.set(slug, known);
      return known;
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

/** Sort order: by verdict, then by descending margin; partners without a margin last. */
function bestFirst(one: Partner, other: Partner): number {
  return ranks[one.verdict] - ranks[other.verdict] || marginOf(other) - marginOf(one);
}

function marginOf({ margin }: Partner): number {
  return margin ?? -1e6;
}
