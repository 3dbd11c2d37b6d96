import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { sumOf } from "./sums";

const cartridge = "Regulator";
const tap = sampleProduct({ technical: { flowLpm3bar: 5, cartridge, weightKg: 1.5 } });
const body = sampleProduct({ technical: { weightKg: 2, weightPackedKg: 2.5 } });
const head = sampleProduct({ technical: { flowLpm3bar: 12, weightKg: 1 } });
const mixer = sampleProduct({ technical: { flowLpm3bar: 16, cartridge, showerConnection: "G 1/2" } });
const column = sampleProduct({
  technical: { flowLpm3bar: 12, flowHandShowerLpm3bar: 8, cartridge, showerConnection: "G 1/2" },
});

test("sums count pieces (27.7)", () => {
  const counted = [
    { product: tap, quantity: 2 },
    { product: body, quantity: 3 },
  ];
  expect(sumOf(counted)).toEqual({ pieces: 5, weight: 9, packedWeight: 7.5, packedPieces: 3, flow: 10 });
});

test.each([
  ["a head alone", [head], 12],
  ["two heads", [head, head], 24],
  ["a head that a mixer feeds is counted with it", [mixer, head], 16],
  ["two heads that let more through than their mixer", [mixer, head, head], 24],
  ["a tap of a basin feeds no head", [tap, head], 17],
  ["a column has a head and a hand shower", [column], 20],
  ["a column feeds no further head", [column, head], 32],
])("water at once, l/min: %s (27.7)", (_, products, flow) => {
  expect(sumOf(products.map((product) => ({ product, quantity: 1 }))).flow).toBe(flow);
});
