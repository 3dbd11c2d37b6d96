import { expect, test } from "vitest";
import type { IfcClass } from "./classes";
import { boxOf, type PortGeometry, portsOf } from "./ports";

const mixer: IfcClass = { entity: "IfcValve", predefined: "MIXING" };
const basin: IfcClass = { entity: "IfcSanitaryTerminal", predefined: "WASHHANDBASIN" };
const box = boxOf([
  [-100, -124, -37],
  [100, 0, 30],
]);
const inlet = (x: number) => ({ u: 0, z: -4, x, size: "G 1/2", kind: "inlet" }) as const;

test("of two inlets the left one brings hot water, wherever the middle is; without connections there are no ports", () => {
  const named = (...inlets: number[]) =>
    portsOf({ uFrom: "wall", connections: inlets.map(inlet) }, mixer, box).map(({ name }) => name);
  const [hot, cold] = ["Dopływ wody ciepłej G 1/2", "Dopływ wody zimnej G 1/2"];
  expect(named(-75, 75)).toEqual([hot, cold]);
  expect(named(63.5, 26.5)).toEqual([cold, hot]);
  expect(named(0)).toEqual(["Dopływ G 1/2"]);
  expect(portsOf({ uFrom: "axis" }, mixer, box)).toEqual([]);
});

test("a port is in the model's axes and points to its nearest side", () => {
  const outlet = { u: 62, z: -37, x: 45, size: "G 1/2", kind: "outlet" } as const;
  const ports = portsOf({ uFrom: "wall", connections: [inlet(-75), outlet] }, mixer, box);
  expect(ports).toMatchObject([
    { at: [-75, 0, -4], outwards: [0, 1, 0], flow: "SINK" },
    { at: [45, -62, -37], outwards: [0, 0, -1], flow: "SOURCE" },
  ]);
});

test("a vessel's drain is a port below its hole, however deep the vessel is", () => {
  const geometry: PortGeometry = { uFrom: "back-edge", drain: { u: 190, z: 20, x: 0, diameter: 45 } };
  const bowl = boxOf([
    [-280, -190, 0],
    [280, 190, 132],
  ]);
  expect(portsOf(geometry, basin, bowl)).toMatchObject([
    { name: "Odpływ 45 mm", system: "WASTEWATER", at: [0, 0, 20], outwards: [0, 0, -1] },
  ]);
});
