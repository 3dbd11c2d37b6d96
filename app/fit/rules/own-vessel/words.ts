import { capitalised } from "lib/polish/capital";
import { typeset } from "lib/polish/typeset";
import { mm, mmRange } from "../criteria/words";
import { reasonOf } from "../verdict/check-pair";
import type { Estimate, Estimates } from "./estimates";
import { measureLabel } from "./field-words";
import type { OwnJudgement } from "./judge-own";
import { isMeasurable, type MeasureId, type OwnKind } from "./measures";
import type { OwnVessel } from "./own-vessel";

/** Returns a judgement in words: the margin, condition or reason, and what to do about a condition. */
export function judgementWords(
  { kind, estimates }: Pick<OwnVessel, "kind" | "estimates">,
  { verdict, margin, deciding, nominal }: OwnJudgement,
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
  const labels = deciding.map((id) => measureLabel(kind, id));
  const measured = labels.length > 0 ? [typeset(`potwierdzi to pomiar: ${labels.join(", ")}`)] : [];
  return { note: [...provisos, ...measured].join(" i "), advice: adviceOf(kind, deciding, estimates) };
}

/** Says what to do about the measures that decide: „Podano 140 ± 3 mm. Zmierz jeszcze raz.” */
function adviceOf(kind: OwnKind, deciding: readonly MeasureId[], estimates: Estimates): string {
  if (deciding.length === 0) return "";
  const known = deciding.map(
    (id) => `${deciding.length > 1 ? `${measureLabel(kind, id)}: ` : ""}${estimateWords(estimates[id])}`,
  );
  const measurable = deciding.filter(isMeasurable);
  const action = measurable.every((id) => estimates[id]?.isGiven)
    ? "Zmierz jeszcze raz."
    : "Zmierz, żeby mieć pewność.";
  return typeset(capitalised(`${known.join("; ")}.${measurable.length > 0 ? ` ${action}` : ""}`));
}

function estimateWords(estimate: Estimate | undefined): string {
  if (!estimate) return "";
  const { value, min, max, isGiven } = estimate;
  return isGiven ? `podano ${value} ± ${max - value} mm` : `przyjęliśmy ${mmRange(min, max)}`;
}
