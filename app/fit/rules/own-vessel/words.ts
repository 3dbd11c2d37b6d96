import { capitalised } from "lib/polish/capital";
import { typeset } from "lib/polish/typeset";
import { mm, mmRange } from "../criteria/words";
import { reasonOf } from "../verdict/check-pair";
import type { Condition } from "./conditions";
import type { Estimate, Estimates } from "./estimates";
import type { OwnJudgement } from "./judge-own";
import type { MeasureId, OwnKind } from "./measures";
import type { OwnVessel } from "./own-vessel";

/** A measure in Polish: `name` in the nominative; `before` and `after` surround „najwyżej 140 mm”. */
type MeasureWords = { name: string; before: string; after?: string };

const ofCountertopBasin = {
  rimHeight: { name: "wysokość krawędzi", before: "krawędź jest", after: "nad blatem" },
  depth: { name: "głębokość umywalki", before: "umywalka ma", after: "od tyłu do przodu" },
  rimWidth: { name: "szerokość krawędzi", before: "krawędź z tyłu ma", after: "szerokości" },
  drain: { name: "miejsce odpływu", before: "oś odpływu jest", after: "od tylnej krawędzi" },
  bowlDepth: { name: "głębokość misy", before: "misa ma", after: "głębokości" },
  wall: { name: "miejsce za umywalką", before: "od ściany do umywalki jest" },
  tapAxis: { name: "odległość otworu", before: "oś otworu jest", after: "od umywalki" },
  tapHole: { name: "średnica otworu", before: "otwór ma", after: "średnicy" },
  deck: { name: "grubość blatu", before: "blat ma", after: "grubości" },
  connections: { name: "wysokość przyłączy", before: "osie przyłączy są", after: "nad posadzką" },
  slope: { name: "pochylenie ścianek", before: "dno zaczyna się", after: "dalej od brzegu niż krawędź" },
  bowlBack: { name: "tylna krawędź misy", before: "misa zaczyna się", after: "od osi otworu" },
  bowlFront: { name: "przednia krawędź misy", before: "misa kończy się", after: "od osi otworu" },
} satisfies Record<MeasureId, MeasureWords>;

const ofBath: Record<MeasureId, MeasureWords> = {
  ...ofCountertopBasin,
  rimHeight: { name: "wysokość krawędzi", before: "krawędź jest", after: "nad posadzką" },
  depth: { name: "szerokość wanny", before: "wanna ma", after: "szerokości" },
  bowlDepth: { name: "głębokość wanny", before: "wanna ma", after: "głębokości" },
  wall: { name: "odstęp od płytek", before: "od płytek do wanny jest" },
  tapAxis: { name: "miejsce baterii", before: "oś baterii jest", after: "od wanny" },
};

const words: Readonly<Record<OwnKind, Record<MeasureId, MeasureWords>>> = {
  "countertop-basin": ofCountertopBasin,
  "wall-hung-basin": {
    ...ofCountertopBasin,
    drain: { name: "miejsce odpływu", before: "oś odpływu jest", after: "od osi otworu" },
    wall: { name: "odległość od ściany", before: "od ściany do osi otworu jest" },
    deck: { name: "grubość półki", before: "półka ma", after: "grubości" },
  },
  "free-standing-bath": ofBath,
  "built-in-bath": ofBath,
  worktop: {
    ...ofCountertopBasin,
    wall: { name: "odległość od ściany", before: "od ściany do osi otworu jest" },
    bowlBack: { name: "tylna krawędź komory", before: "komora zaczyna się", after: "od osi otworu" },
    bowlFront: { name: "przednia krawędź komory", before: "komora kończy się", after: "od osi otworu" },
  },
};

/** Returns a judgement in words: the margin, condition or reason, and what to do about a condition. */
export function judgementWords(
  { kind, estimates }: Pick<OwnVessel, "kind" | "estimates">,
  { verdict, margin, conditions, nominal }: OwnJudgement,
): { note: string; advice: string } {
  if (verdict === "fits")
    return {
      note:
        margin === null
          ? ""
          : typeset(margin < 1 ? "na styk" : `zapas co najmniej ${mm(Math.floor(margin))}`),
      advice: "",
    };
  if (verdict === "fails") return { note: reasonOf(nominal) ?? "", advice: "" };
  const provisos = nominal.verdict === "condition" ? [reasonOf(nominal) ?? ""] : [];
  const measured = conditions.map((condition) => conditionWords(kind, condition));
  return {
    note: [...new Set([...provisos, ...measured])].join(" i "),
    advice: conditionAdvice(kind, conditions, estimates),
  };
}

/** Returns a condition, worded to follow „pasuje, jeśli”: „krawędź jest najwyżej 141 mm nad blatem”. */
export function conditionWords(kind: OwnKind, { measures, limit, side }: Condition): string {
  const [first] = measures;
  if (limit === null || first === undefined)
    return typeset(`potwierdzi to ${measures.map((id) => words[kind][id].name).join(" i ")}`);
  const { before, after = "" } = words[kind][first];
  return typeset(`${before} ${side === "most" ? "najwyżej" : "co najmniej"} ${mm(limit)} ${after}`.trim());
}

/** Says what to do about conditions: „Podano 140 ± 3 mm. Zmierz jeszcze raz.” */
export function conditionAdvice(
  kind: OwnKind,
  conditions: readonly Condition[],
  estimates: Estimates,
): string {
  const ids = [...new Set(conditions.flatMap(({ measures }) => measures))];
  const known = ids.map(
    (id) => `${ids.length > 1 ? `${words[kind][id].name}: ` : ""}${estimateWords(estimates[id])}`,
  );
  if (known.length === 0) return "";
  const action = conditions.every(({ isGiven }) => isGiven)
    ? "Zmierz jeszcze raz"
    : "Zmierz, żeby mieć pewność";
  return typeset(capitalised(`${known.join("; ")}. ${action}.`));
}

function estimateWords(estimate: Estimate | undefined): string {
  if (!estimate) return "";
  const { value, min, max, isGiven } = estimate;
  return isGiven ? `podano ${value} ± ${max - value} mm` : `przyjęliśmy ${mmRange(min, max)}`;
}
