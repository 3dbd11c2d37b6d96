/** Two kinds of parts that may overlap, and how deep in mm. */
type Joint = { kind: string; parts: [RegExp, RegExp]; depth: number };

/** Depth in mm to which any two parts are sunk into one another, so that no gap shows between them. */
const sunk = 3.5;

/** The first joint that matches two parts' names, in either order, applies. */
const joints: Joint[] = [
  {
    kind: "a hand shower comes out of its holder",
    parts: [/^hand-(body|face|nozzles)$/, /arm$|^(riser|slider|holder|body)$/],
    depth: 0.5,
  },
  { kind: "a hose in its nut", parts: [/^hose$/, /nut$|^shower-outlet$/], depth: 4.5 },
  { kind: "a hose runs free", parts: [/^hose$/, /./], depth: 0.5 },
  {
    kind: "a nut on its thread",
    parts: [/nut$/, /^(shower-outlet|outlet|inlet|arm|flush-pipe)$/],
    depth: 15,
  },
  {
    kind: "what is clamped around a tube",
    parts: [/^riser$/, /^(riser-|bracket)|^(slider|shelf)$/],
    depth: 8.5,
  },
  {
    kind: "an arm in what it carries or is carried by",
    parts: [/arm$|^bracket$/, /^(holder|slider|bracket-c.*|body|stop)$/],
    depth: 6,
  },
  {
    kind: "a pipe in its body",
    parts: [/^(inlet|outlet|stub|riser.*|rosette.*|flush-pipe)$/, /^(body|bar|thermostat|cup-head|cistern)$/],
    depth: 9,
  },
  { kind: "a pipe in its wall flange", parts: [/^outlet$/, /^wall-flange$/], depth: 9 },
  { kind: "a swivelling spout", parts: [/^arc$/, /^(body|collar)$/], depth: 5.5 },
  { kind: "a casting of two shapes", parts: [/^bar$/, /^body$/], depth: 14.5 },
  { kind: "welded tubes", parts: [/^upright/, /^rungs$/], depth: 6.5 },
  { kind: "a telescope", parts: [/^upright$/, /^foot-leg$/], depth: 8 },
  { kind: "a stud through its rail and plate", parts: [/^stud/, /^(rail-studs|stud-plate)$/], depth: 5.5 },
];

/** Returns how deep two parts of a model may overlap, in mm. */
export function allowedDepth(one: string, other: string): number {
  const fits = ({ parts: [a, b] }: Joint) => (a.test(one) && b.test(other)) || (a.test(other) && b.test(one));
  return joints.find(fits)?.depth ?? sunk;
}
