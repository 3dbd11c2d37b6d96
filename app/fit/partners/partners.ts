import { partnerKinds } from "~/fit/rules/pairs/table";
import type { PairCheck } from "~/fit/rules/types/check";
import type { FitPart, Kind } from "~/fit/rules/types/fit-part";
import { severity } from "~/fit/rules/types/verdicts";
import { checkPair, judgePair, reasonOf } from "~/fit/rules/verdict/check-pair";
import { withDrainage } from "~/fit/rules/verdict/drainage";
import { shortVerdict } from "~/fit/rules/verdict/verdict-words";
import type { Catalogue } from "~/range/products";
import type { Geometry } from "../../range/products.server";
import { chooseDrainage, chooseTrap } from "./drainage";
import { fitPart } from "./fit-part";

/** Identifies a product for links and lists. */
export type PartnerName = Pick<FitPart, "slug" | "name" | "code" | "kind">;

/** A possible partner with the verdict on the pair. */
export type Partner = ReturnType<typeof partner>;

/** A partner in a list that also says why it does not fit, or under which condition; `reason` is null if it fits. */
export type ReasonedPartner = ReturnType<typeof reasoned>;

/** The partner index of a catalogue. */
export type Partners = ReturnType<typeof createPartners>;

/**
 * Maximum number of partners of each kind in a list, the same as of products on a page: with eight kinds of a large
 * range, twice as many would make a page of 400 kB. Partners that content files name are listed even beyond it.
 */
export const matrixSize = 24;
const shownAlternatives = 3;
const shownCompletions = 24;

/**
 * Creates the partner index of a catalogue. Pairs are judged only on request, because a verdict takes only
 * microseconds. Withdrawn products are not offered as partners, but their own partners can be looked up.
 */
export function createPartners(catalogue: Catalogue, geometries: ReadonlyMap<string, Geometry>) {
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

  function bestOf(own: FitPart, kinds: readonly Kind[], distance?: number): JudgedPart[] {
    const curated = new Set(namedBy(own).map(({ slug }) => slug));
    return kinds
      .flatMap((kind) =>
        offered(kind)
          .flatMap((part) => judged(own, part, distance))
          .sort(bestFirst)
          .filter(({ part: { slug } }, index) => index < matrixSize || curated.has(slug)),
      )
      .sort(bestFirst);
  }

  return {
    /** The catalogue of the products. */
    catalogue,
    /** Returns a product as input for the fit rules; null if it has no side view or no rules cover it. */
    model,
    /**
     * Returns the data of the partner section on a product's page: the products of its content file's `goesWith` that have
     * rules, in their order, and the waste and trap that fit a basin. For a waste, only `trap` is set; for others, both are null.
     */
    partnersOf(slug: string) {
      const own = model(slug);
      if (!own) return null;
      const drained = isBasin(own.kind) ? drainage(own) : null;
      const trap = own.kind === "waste" ? chooseTrap(own, namedBy(own), offered) : drained?.trap;
      return {
        goesWith: named(catalogue.bySlug.get(slug)?.goesWith ?? []).flatMap((other) =>
          judged(own, other).map(partner),
        ),
        waste: drained && nameOf(drained.waste),
        trap: trap ? nameOf(trap) : null,
      };
    },
    /** Judges a pair as `fitting` does, but only as lists show it, which is several times faster. */
    judge(one: string, other: string): Partner | null {
      const [first, second] = [model(one), model(other)];
      return first && second ? (judged(first, second).map(partner)[0] ?? null) : null;
    },
    /** Checks a pair and adds the waste and trap if it includes a basin; null if no rules cover the pair. */
    fitting(one: string, other: string, distance?: number): PairCheck | null {
      const [first, second] = [model(one), model(other)];
      const check = first && second && checkPair(first, second, distance);
      if (!check) return null;
      const basin = [check.first, check.second].find(({ kind }) => isBasin(kind));
      const drained = basin && drainage(basin);
      return basin && drained ? withDrainage(check, basin, drained) : check;
    },
    /**
     * Judges all possible partners of a product and returns them best first. Of each kind, the list includes the best
     * `matrixSize` partners and all partners that content files name.
     */
    matrix(slug: string): ReasonedPartner[] {
      const own = model(slug);
      return own ? bestOf(own, partnerKinds(own.kind)).map(reasoned) : [];
    },
    /**
     * Returns the best other products that fit in place of one of a failing pair: `partner` replaces the product with the
     * slug `replaces` and fits the product `stays`. Where the visitor has chosen a distance, they fit at this distance, in
     * mm; it is null if that is the recommended one, or if there is none.
     */
    alternatives({ first, second, distance }: PairCheck) {
      const wanted = distance && distance.value !== distance.initial ? distance.value : undefined;
      const instead = (stays: FitPart, replaced: FitPart) =>
        bestOf(stays, [replaced.kind], wanted)
          .filter(
            ({ part, judgement }) =>
              part.slug !== replaced.slug &&
              judgement.verdict === "fits" &&
              (wanted === undefined || judgement.distance?.value === wanted),
          )
          .map((better) => ({
            stays: nameOf(stays),
            replaces: replaced.slug,
            partner: reasoned(better),
            distance: wanted ?? null,
          }));
      return [...instead(second, first), ...instead(first, second)].slice(0, shownAlternatives);
    },
    /** Returns all products of a kind except withdrawn ones. */
    offered,
    /**
     * Returns the slugs of all products that fit the given one without conditions; null if no rules cover the product.
     */
    fitSet(slug: string): ReadonlySet<string> | null {
      const own = model(slug);
      if (!own) return null;
      const known = fitSets.get(slug) ?? fitSetOf(own);
      fitSets.set(slug, known);
      return known;
    },
  };
}

type Judgement = NonNullable<ReturnType<typeof judgePair>>;
type JudgedPart = { part: FitPart; judgement: Judgement };

/** Returns nothing if no rules cover the pair. */
function judged(own: FitPart, part: FitPart, distance?: number): JudgedPart[] {
  const judgement = judgePair(own, part, distance);
  return judgement ? [{ part, judgement }] : [];
}

function partner({ part, judgement }: JudgedPart) {
  const { verdict, margin } = judgement;
  return {
    ...nameOf(part),
    verdict,
    /** Margin in mm, as in `PairCheck.margin`. */
    margin,
    /** Short verdict, e.g. „pasuje, zapas 87 mm”. */
    short: shortVerdict(judgement),
  };
}

function reasoned(judged: JudgedPart) {
  return { ...partner(judged), reason: reasonOf(judged.judgement) };
}

function nameOf({ slug, name, code, kind }: FitPart): PartnerName {
  return { slug, name, code, kind };
}

export function isBasin(kind: Kind): boolean {
  return kind === "countertop-basin" || kind === "wall-hung-basin";
}

type Judged = { judgement: Pick<Judgement, "verdict" | "margin"> };

/** Compares two partners for sorting: first by verdict, then by descending margin. A missing margin sorts last. */
export function bestFirst({ judgement: one }: Judged, { judgement: other }: Judged): number {
  return severity[one.verdict] - severity[other.verdict] || (other.margin ?? -1e6) - (one.margin ?? -1e6);
}
