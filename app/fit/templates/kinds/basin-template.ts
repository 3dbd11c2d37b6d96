import { limits } from "~/fit/rules/criteria/limits";
import { mm } from "~/fit/rules/criteria/words";
import { tenth } from "~/fit/rules/geometry/place";
import { asVessel } from "~/fit/rules/geometry/vessel";
import { jointOf } from "~/fit/rules/pairs/waste-trap";
import type { FitPart } from "~/fit/rules/types/fit-part";
import { surfaceBoundsOf } from "../bounds";
import { deliveredWallBasin, inWall, rulerCheck, spiritLevel, wallLoad } from "../checks";
import { boundsIn, outlineOf, type Part, type TemplateRange } from "../part";
import { axisOnly, type DrillingTemplate, type Mark } from "../template";

/** Distance in mm by which the centre lines of the studs pass the basin. */
const stud = 12;

/** Template for a wall-hung basin, seen from the front: its rim, its studs and the outlet of its trap. y = 0 is the rim. */
export function basinTemplate(basin: Part, range: TemplateRange) {
  const vessel = asVessel(basin.geometry);
  if (!vessel) return null;
  const { rim, drain } = vessel;
  const outlet = outletOf(basin, range);
  const waste: Mark[] = outlet
    ? [
        {
          ...axisOnly,
          x: drain.x,
          y: tenth(rim.z - drain.z - outlet.z),
          label: `oś odpływu ze ściany, ${outlet.pipe}`,
        },
      ]
    : [];
  const spacing = basin.product.byRole.studSpacing;
  const studs = spacing === undefined ? [] : [-spacing / 2, spacing / 2];
  const { bottom } = boundsIn("front", basin, { x: 0, y: rim.z });
  const [first, last] = studs.map((x) => ({ x, y: bottom }));
  return {
    surface: "wall",
    basis: `Krawędź umywalki: zalecamy ${mm(limits.rimAboveFloor)} nad gotową posadzką.`,
    needed: surfaceBoundsOf([...studs.map((x) => ({ x, y: bottom })), ...waste, { x: 0, y: 0 }], 14),
    marks: waste,
    levels: [
      { y: 0, label: "linia główna", note: "górna krawędź umywalki", role: "main" },
      { y: limits.rimAboveFloor, label: "gotowa posadzka", role: "reference" },
    ],
    axes: [
      { x: drain.x, label: "oś umywalki i odpływu" },
      ...studs.map((x) => ({ x, label: "", from: -stud, to: bottom + stud })),
    ],
    dimensions: [
      ...waste.map((mark) => ({
        along: "y" as const,
        from: { x: drain.x, y: 0 },
        to: mark,
        at: drain.x - 16,
      })),
      ...(first && last ? [{ along: "x" as const, from: first, to: last, at: bottom + 14 }] : []),
    ],
    outlines: outlineOf(basin, "front", { x: 0, y: rim.z }),
    checks: [rulerCheck, spiritLevel, deliveredWallBasin, inWall, wallLoad],
    unknown: [
      "Wysokości szpilek pod krawędzią: pionowe osie pokazują tylko ich rozstaw.",
      "Średnic otworów pod szpilki i rurę odpływu.",
      ...(outlet ? ["Odpływu do innego syfonu: oś na szablonie jest dla zalecanego korka i syfonu."] : []),
    ],
  } satisfies Partial<DrillingTemplate>;
}

/** Returns the wall outlet of the recommended waste and trap: its height in mm from the basin's floor, and its pipe. */
function outletOf({ product }: Part, { partners }: TemplateRange) {
  const known = partners.partnersOf(product.slug);
  const [waste, trap] = [known?.waste, known?.trap].map((part) => part && partners.model(part.slug));
  const joint = waste && trap && jointOf(waste, trap);
  return joint ? { z: joint.outlet.z, pipe: joint.pipe } : null;
}

/** Template for the outlet of a trap below its waste, seen from the front. y = 0 is the basin's floor at the drain. */
export function trapTemplate(waste: FitPart, trap: Part, model: FitPart) {
  const joint = jointOf(waste, model);
  if (!joint) return null;
  const outlet: Mark = {
    ...axisOnly,
    x: 0,
    y: -joint.outlet.z,
    label: `oś odpływu ze ściany, ${joint.pipe}`,
  };
  return {
    surface: "wall",
    basis: `Oś odpływu ze ściany: ${mm(-joint.outlet.z)} pod dnem umywalki.`,
    needed: surfaceBoundsOf([{ x: -40, y: -6 }, { x: 60, y: 0 }, outlet], 30),
    marks: [outlet],
    levels: [{ y: 0, label: "linia główna", note: "dno umywalki przy odpływie", role: "main" }],
    axes: [{ x: 0, label: "oś umywalki i odpływu" }],
    dimensions: [{ along: "y", from: { x: 0, y: 0 }, to: outlet, at: -50 }],
    outlines: outlineOf(trap, "front", { x: 0, y: -joint.shift.z }, { isHidden: true }),
    checks: [rulerCheck, spiritLevel, inWall],
    unknown: [
      "Średnicy otworu na rurę odpływu.",
      "Dna umywalki od spodu: zmierz je w dostarczonej umywalce.",
    ],
  } satisfies Partial<DrillingTemplate>;
}
