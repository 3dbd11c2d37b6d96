import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { sumOf, weightRows } from "./sums";

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
  expect(sumOf(counted)).toEqual({ pieces: 5, weight: 9, weighedPieces: 5, packedWeight: null, flow: 10 });
});

test("the mass with packaging is a sum only if it is known for every piece (27.7)", () => {
  const packed = { product: body, quantity: 3 };
  expect(sumOf([packed]).packedWeight).toBe(7.5);
  expect(sumOf([packed, { product: tap, quantity: 0 }]).packedWeight).toBe(7.5);
  expect(sumOf([packed, { product: tap, quantity: 1 }]).packedWeight).toBeNull();
  expect(sumOf([]).packedWeight).toBeNull();
});

test("spare parts count with their mass if it is known (27.14)", () => {
  const counted = [
    { product: tap, quantity: 2 },
    { sparePart: { weightKg: 0.05 }, quantity: 4 },
    { sparePart: { weightKg: null }, quantity: 3 },
  ];
  const sums = sumOf(counted);
  expect(sums).toMatchObject({ pieces: 9, weighedPieces: 6, packedWeight: null, flow: 10 });
  expect(weightRows(sums)).toEqual([
    { label: "Masa produktów (bez 3\u00a0sztuk o nieznanej masie)", value: "3,2\u00a0kg" },
  ]);
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
