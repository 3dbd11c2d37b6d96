import type { FindArtifact } from "lib/platform/files.server";
import { capitalised } from "lib/polish/capital";
import { fileSize, polishNumber } from "lib/polish/number";
import { plural } from "lib/polish/plural";
import { typeset } from "lib/polish/typeset";
import { type ChosenFinishes, finishChoices, inFinish, lackWords } from "~/fit/partners/chosen-finishes";
import type { Partners } from "~/fit/partners/partners";
import { pairHref, pairQuery, partnersQuery } from "~/fit/partners/query";
import { limits } from "~/fit/rules/criteria/limits";
import { mm, mmRange, source } from "~/fit/rules/criteria/words";
import { layOut } from "~/fit/rules/drawing/layout";
import type { PairCheck } from "~/fit/rules/types/check";
import { distanceStretches } from "~/fit/rules/verdict/check-pair";
import { nearestFitting, verdictAt } from "~/fit/rules/verdict/distances";
import { marginToBound, marginWords } from "~/fit/rules/verdict/verdict-words";
import { pairTemplate } from "~/fit/templates/kinds/pair-template";
import { planSheets } from "~/fit/templates/sheets";
import * as paths from "~/paths";
import { templateFile } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { distanceParameter } from "./parameters";
import type { FitRequest } from "./query";
import { type FitProduct, fitProduct, idsOf, type PartnerRow, partnerRow } from "./rows";

type Distance = NonNullable<PairCheck["distance"]>;
type RuleResult = PairCheck["rules"][number];
type Stretch = ReturnType<typeof distanceStretches>[number];

const sheetForms = { one: "arkusz", few: "arkusze", many: "arkuszy" };

export type RuleRow = Omit<RuleResult, "figure" | "margin" | "bound"> & { figure: string; margin: string };

/** The distance that the visitor chooses, with the distances that suit the pair. */
export type DistanceView = NonNullable<ReturnType<typeof distanceView>>;

export type PairView = ReturnType<typeof pairView>;

export function pairView(
  { check, isMisread, finishes }: FitRequest & { kind: "pair" },
  partners: Partners,
  findArtifact: FindArtifact = () => null,
) {
  const { catalogue } = partners;
  const { first, second, verdict, summary, mounting, distance, rules, needs } = check;
  const productOf = (slug: string) => {
    const product = catalogue.bySlug.get(slug);
    if (!product) throw new Error(`No product ${slug}`);
    return product;
  };
  const [one, other] = [productOf(first.slug), productOf(second.slug)];
  const wanted = idsOf(finishes);
  return {
    verdict,
    summary,
    mounting,
    first: fitProduct(one, catalogue, wanted),
    second: fitProduct(other, catalogue, wanted),
    /** Finishes of the first product. */
    finishes: finishChoices(one, finishes.get(one.slug), catalogue, (slug) =>
      pairHref({ ...first, slug }, inFinish(second, finishes)),
    ),
    /** Href of the pair at its recommended distance. */
    to: pairHref(inFinish(first, finishes), inFinish(second, finishes)),
    /** The pair's margin as text; empty if it has none. */
    margin: marginWords(check.margin),
    /** Advice to measure the delivered basin before drilling, if ceramics vary by more than the margin; else null. */
    caution: cautionOf(check),
    /** Null if there is nothing to choose. */
    distance: distanceView(distance, () => distanceStretches(first, second)),
    /** Warning that the requested distance is invalid; null if it is valid. */
    message: isMisread && distance ? misreadWords(distance) : null,
    layout: layOut(check.scene),
    /** The drawing's text alternative. */
    description: describe(check),
    rules: rules.map((rule) => ruleRow(rule, catalogue)),
    needs: needs.map(({ slug, reason }) => neededProduct(productOf(slug), reason, catalogue, wanted)),
    /** Drilling template: what the build made or, at another distance, what is made on demand; null if there is none. */
    template: templateOf(check, partners, findArtifact),
    /** Pairs that fit, offered if this pair fails; otherwise empty. */
    alternatives: verdict === "fails" ? alternativesTo(check, partners, finishes) : [],
    /** True if the content file of either product lists the other in `goesWith`. */
    isNamed: one.goesWith.includes(other.slug) || other.goesWith.includes(one.slug),
    /** Names and query strings for links to the partner lists of both products. */
    partnersOf: [first, second].map((model) => ({
      name: model.name,
      query: partnersQuery(inFinish(model, finishes)),
    })),
  };
}

/** Says that a requested distance is invalid, and that the recommended one is shown. */
export function misreadWords({ label, min, max, initial }: Distance): string {
  return typeset(`${label}: podaj liczbę milimetrów od ${min} do ${max}. Pokazujemy ${mm(initial)}.`);
}

/** Returns a part that has to be ordered too, in the tap's finish if the part has it. */
export function neededProduct(
  part: Product,
  reason: string,
  catalogue: Catalogue,
  wanted: readonly string[],
): FitProduct & { reason: string } {
  const words = [reason, lackWords(part, wanted, catalogue)].filter(Boolean).join("; ");
  return { ...fitProduct(part, catalogue, wanted), reason: words };
}

/** Returns a distance together with those that suit the pair; null if there is nothing to choose. */
export function distanceView(distance: Distance | null, stretchesIn: (range: Distance) => Stretch[]) {
  if (!distance || distance.max <= distance.min) return null;
  const stretches = stretchesIn(distance);
  const verdict = verdictAt(stretches, distance.value);
  const nearest = verdict === "fits" ? null : nearestFitting(stretches, distance.value);
  return {
    ...distance,
    /** Whether `initial` is recommended: false if the pair fails at every distance. */
    isRecommended: stretches.some((stretch) => stretch.verdict !== "fails"),
    /** The distances that fit, in words. */
    fitting: fittingWords(stretches),
    verdict,
    /** The nearest distance in mm that fits; null if the chosen one does, or none. */
    nearest,
  };
}

function fittingWords(stretches: readonly Stretch[]): string {
  const fitting = stretches.filter(({ verdict }) => verdict === "fits");
  if (fitting.length === 0) {
    const proviso = stretches.some(({ verdict }) => verdict === "condition") ? " bez zastrzeżeń" : "";
    return typeset(`W żadnej odległości nie pasuje${proviso}.`);
  }
  return typeset(`Pasuje w odległości ${fitting.map(({ from, to }) => mmRange(from, to)).join(" i ")}.`);
}

/** Returns a rule as a row of the table; advice bears the brand's name. */
export function ruleRow({ bound, ...rule }: RuleResult, { names }: Pick<Catalogue, "names">): RuleRow {
  return {
    ...rule,
    source: rule.source.replace(source.advice, (advice) => `${advice} ${names.brandGenitive}`),
    label: capitalised(rule.label),
    limit: capitalised(rule.limit),
    figure: figureWords(rule.figure),
    margin: ruleMargin(rule, bound),
  };
}

/** A product that fits under a condition may have a negative margin, which is then not called a lack. */
function ruleMargin(
  { verdict, margin }: Pick<RuleResult, "verdict" | "margin">,
  bound: string | null,
): string {
  if (margin === null || (margin >= 0 && bound === null)) return "";
  return verdict === "condition" && margin < 0
    ? typeset(`${mm(-margin)} poza zaleceniem`)
    : marginToBound(margin, bound);
}

function cautionOf({ verdict, margin, first, second }: PairCheck): string | null {
  const isCeramic = [first, second].some(({ kind }) => kind.endsWith("basin"));
  if (
    verdict === "fails" ||
    !isCeramic ||
    margin === null ||
    margin < 0 ||
    margin >= limits.tolerance.ceramics
  )
    return null;
  return typeset(
    `Ceramika może mieć ${mm(limits.tolerance.ceramics)} więcej lub mniej, a zapas jest mniejszy: zmierz dostarczoną umywalkę, zanim wywiercisz otwór.`,
  );
}

function templateOf(check: PairCheck, partners: Partners, findArtifact: FindArtifact) {
  const geometries = { get: (slug: string) => partners.model(slug)?.geometry };
  const template = pairTemplate(check, { catalogue: partners.catalogue, partners, geometries });
  if (!template) return null;
  const { first, second, distance } = check;
  const isInitial = distance?.value === distance?.initial;
  const made = isInitial ? findArtifact(templateFile(template.codes)) : null;
  const chosen = isInitial ? "" : `&${distanceParameter}=${distance?.value}`;
  const sheets = plural(planSheets(template).sheets.length, sheetForms);
  return {
    href: made?.path ?? `${paths.drillingTemplate}?${pairQuery(first, second)}${chosen}`,
    file: ["PDF", sheets, ...(made ? [fileSize(made.bytes)] : [])].join(", "),
  };
}

function figureWords(figure: RuleResult["figure"]): string {
  if (!figure) return "";
  return typeset(figure.unit === "mm" ? mm(figure.value) : `${polishNumber(figure.value)} ${figure.unit}`);
}

function alternativesTo(check: PairCheck, partners: Partners, finishes: ChosenFinishes): PartnerRow[] {
  return partners.alternatives(check).map(({ stays, replaces, partner, distance }) => ({
    ...partnerRow(stays, partner, partners.catalogue, { distance, finishes }),
    insteadOf: partners.model(replaces)?.name ?? null,
  }));
}

/**
 * Returns the text alternative of the drawing: products, dimensions and results of the rules. A visitor's own vessel,
 * which has no catalogue number, is named last.
 */
export function describe({ first, second, scene, rules }: PairCheck): string {
  const [one, other] = first.code ? [first, second] : [second, first];
  const otherName = other.code ? `${other.name} (${other.code})` : other.name.toLowerCase();
  const lengths = scene.dimensions.map(({ label, value }) => `${label} ${mm(value)}`);
  const view = `Widok z boku: ${one.name} (${one.code}) i ${otherName}.`;
  const measures = lengths.length > 0 ? ` Wymiary: ${lengths.join(", ")}.` : "";
  return typeset(`${view}${measures} ${rules.map(({ sentence }) => sentence).join(" ")}`);
}
