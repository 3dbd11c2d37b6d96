import { asVessel } from "~/fit/rules/geometry/vessel";
import type { PairCheck, PairKind } from "~/fit/rules/types/check";
import { pairName } from "~/fit/rules/verdict/verdict-words";
import { deliveredUnderSpout } from "../checks";
import { bodyOf, outlineOf, type Part, partOf, type TemplateRange } from "../part";
import type { DrillingTemplate } from "../template";
import { basinTemplate, trapTemplate } from "./basin-template";
import { counterTemplate } from "./counter-template";
import { floorTemplate } from "./floor-template";
import { wallTemplate } from "./wall-template";

type Drawn = Omit<DrillingTemplate, "title" | "codes" | "facts">;
type Draw = (check: PairCheck, first: Part, second: Part, range: TemplateRange) => Drawn | null;

/** Kinds of pairs for which something is drilled or set at a distance or height. */
const templates: Partial<Record<PairKind, Draw>> = {
  "deck-tap-countertop-basin": (check, tap, basin) => counterTemplate(check, tap, basin),
  "deck-tap-wall-hung-basin": (_check, _tap, basin, range) => basinTemplate(basin, range),
  "wall-tap-countertop-basin": overCounter,
  "waste-trap": (check, _waste, trap) => trapTemplate(check.first, trap, check.second),
  "floor-mixer-bath": (check, mixer, bath, range) =>
    floorTemplate({ mixer, body: bodyOf(mixer, range), beside: check }, bath),
  "wall-mixer-bath": overBath,
  "shower-tray": overTray,
  "flush-plate-frame": (check, plate, frame) =>
    wallTemplate({
      trim: plate,
      body: frame,
      height: { value: heightOf(check), ground: "floor", subject: "Oś przycisku" },
    }),
  "trim-body": (_check, trim, body) =>
    trim.geometry.mount === "floor"
      ? floorTemplate({ mixer: trim, body })
      : wallTemplate({ trim, body, height: null }),
};

/** Tells whether there is a template for a pair. There is none for products that do not fit together. */
export function hasPairTemplate({ pair, verdict }: Pick<PairCheck, "pair" | "verdict">): boolean {
  return verdict !== "fails" && pair in templates;
}

/** Builds the template for a pair at its distance; null if there is none. */
export function pairTemplate(check: PairCheck, range: TemplateRange): DrillingTemplate | null {
  const [first, second] = [partOf(check.first.slug, range), partOf(check.second.slug, range)];
  if (!first || !second || !hasPairTemplate(check)) return null;
  const drawn = templates[check.pair]?.(check, first, second, range);
  if (!drawn) return null;
  return {
    ...drawn,
    title: pairName(check.first, check.second),
    codes: [first.product.code, second.product.code],
    facts: check.mounting,
  };
}

/** Height of the first product's axis above the counter or floor, in mm. */
function heightOf({ scene }: PairCheck): number {
  return scene.parts[0]?.shift.z ?? 0;
}

function overCounter(check: PairCheck, tap: Part, basin: Part, range: TemplateRange) {
  const vessel = asVessel(basin.geometry);
  if (!vessel) return null;
  const value = heightOf(check);
  const spoutX = tap.geometry.axes?.spout.x ?? 0;
  return wallTemplate({
    trim: tap,
    body: bodyOf(tap, range),
    height: { value, ground: "counter", subject: "Oś wylewki" },
    levels: [{ y: value - vessel.rim.z, label: "górna krawędź umywalki", role: "reference" }],
    outlines: outlineOf(basin, "front", { x: spoutX - vessel.drain.x, y: value }),
    checks: [deliveredUnderSpout],
    unknown: ["Miejsca wzdłuż ściany: oś wylewki jest nad osią odpływu umywalki."],
  });
}

function overBath(check: PairCheck, mixer: Part, bath: Part, range: TemplateRange) {
  const vessel = asVessel(bath.geometry);
  if (!vessel) return null;
  const value = heightOf(check);
  return wallTemplate({
    trim: mixer,
    body: bodyOf(mixer, range),
    height: { value, ground: "floor", subject: "Osie przyłączy" },
    levels: [{ y: value - vessel.rim.z, label: "rant wanny", role: "reference" }],
    checks: ["Wannę, którą dostarczono i wypoziomowano: wysokość jej rantu nad gotową posadzką."],
    unknown: ["Miejsca baterii wzdłuż wanny."],
  });
}

function overTray(check: PairCheck, shower: Part, _tray: Part, range: TemplateRange) {
  return wallTemplate({
    trim: shower,
    body: bodyOf(shower, range),
    height: { value: heightOf(check), ground: "floor", subject: "Osie przyłączy", isAdvice: true },
    unknown: ["Miejsca prysznica nad brodzikiem albo odpływem."],
  });
}
