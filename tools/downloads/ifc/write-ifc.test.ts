import { expect, test } from "vitest";
import { getBrand } from "~/brand/brand.server";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { bimModel } from "./bim-model";
import type { MeshPart } from "./mesh";
import { boxOf, portsOf } from "./ports";
import { writeIfc } from "./write-ifc";

const finish: MeshPart = {
  role: "finish",
  colour: "#ffffff",
  points: [
    [0, 0, 0],
    [50, 0, 0],
    [0, -153, 160],
  ],
  triangles: [[0, 1, 2]],
};
const dark: MeshPart = { ...finish, role: "dark", colour: "#303032" };

function written(change: Record<string, unknown> = {}): string {
  const product = sampleProduct({
    finishes: [sampleFinish("chrom"), sampleFinish("czarny-mat", "LR-110-CM", "9520000000110")],
    technical: { flowLpm3bar: 5, pressureMaxBar: 5, capacityMl: 300, material: "Mosiądz" },
    ...change,
  });
  const model = bimModel(product, "2026-10-20", sampleCatalogue([product]), getBrand());
  const connections = [{ u: 0, z: 0, x: 0, size: "G 1/2", kind: "inlet" as const }];
  const ports = portsOf({ uFrom: "axis", connections }, model.ifc, boxOf(finish.points));
  return writeIfc(model, [finish, dark], ports);
}

test("the same product always gives the same bytes, with no time but its mesh's", () => {
  const text = written();
  expect(written()).toBe(text);
  expect(text.match(/\d{4}-\d{2}-\d{2}T[\d:]+/g)).toEqual(["2026-10-20T00:00:00"]);
  expect(text).toMatch(/^[\n -~]*$/);
});

test("no two entities have the same id", () => {
  const ids = [...written().matchAll(/=IFC\w+\('([\w$]{22})'/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a value names its unit: litres, even where the table has millilitres", () => {
  const text = written();
  const [, volume, litre] = /IFCVOLUMEMEASURE\(([\d.]+)\),(#\d+)\)/.exec(text) ?? [];
  expect(volume).toBe("0.3");
  expect(text).toMatch(new RegExp(`${litre}=IFCCONVERSIONBASEDUNIT\\(.*'litre'`));
});
