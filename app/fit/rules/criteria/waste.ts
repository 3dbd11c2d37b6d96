import { tenth } from "../geometry/place";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, source } from "./words";

/**
 * Checks that a basin with an overflow has a waste with overflow openings, and that a basin without an overflow has a
 * waste that cannot be closed.
 */
export function overflowRule(overflow: boolean, closes: boolean): Rule {
  const verdict = overflow === closes ? "fits" : overflow ? "condition" : "fails";
  return {
    id: "overflow",
    verdict,
    margin: null,
    words: () => ({
      label: "przelew",
      limit: overflow ? "korek z oknami przelewu" : "korek, którego nie da się zamknąć",
      sentence: {
        fits: overflow
          ? "Umywalka ma przelew, a korek okna, którymi spływa z niego woda."
          : "Umywalka nie ma przelewu, a korka nie da się zamknąć, więc woda się nie przeleje.",
        condition: "Umywalka ma przelew, a korek nie ma okien: woda z przelewu nie spłynie.",
        fails: "Umywalka nie ma przelewu, więc zamykany korek groziłby zalaniem.",
      }[verdict],
      proviso: verdict === "condition" ? "przelew może pozostać nieczynny (korek jest stale otwarty)" : null,
      source: source.product,
    }),
  };
}

/** Checks that the drain hole has the diameter, in mm, that the waste's thread needs; null if the thread is unknown. */
export function drainHoleRule(diameter: number, thread: string): Rule | null {
  const wanted = limits.wasteHoles[thread];
  if (wanted === undefined) return null;
  const difference = Math.abs(diameter - wanted);
  const fits = difference <= limits.wasteHole;
  return {
    id: "drain-hole",
    verdict: fits ? "fits" : "fails",
    margin: tenth(limits.wasteHole - difference),
    words: () => ({
      label: "otwór odpływu",
      figure: { value: diameter, unit: "mm" },
      limit: `${mm(wanted)} ± ${limits.wasteHole} mm dla gwintu ${thread}`,
      sentence: `Otwór odpływu ma ${mm(diameter)}, ${fits ? "tyle potrzebuje" : `a ${mm(wanted)} potrzebuje`} korek z gwintem ${thread}.`,
      source: source.product,
    }),
  };
}

export function threadRule(one: string, other: string): Rule {
  const fits = one === other;
  return {
    id: "thread",
    verdict: fits ? "fits" : "fails",
    margin: null,
    words: () => ({
      label: "gwint",
      limit: one,
      sentence: fits
        ? `Korek i syfon mają ten sam gwint ${one}.`
        : `Korek ma gwint ${one}, a syfon ${other}.`,
      source: source.product,
    }),
  };
}
