import { expect, test } from "vitest";
import { seatGroup } from "../../../tools/scripts/packshots/groups";

test.each([
  ["stands on the floor, where it is put", "floor", [0, 0, 0], [0.1, 0, 0.05]],
  ["lies on it, turned over", "floor", [180, 0, 0], [0.1, 0.176, 0.05]],
  ["hangs with its back at the wall", "wall", [0, 0, 0], [0.1, 0.05, 0.03]],
] as const)("a product of a picture of several %s (23.10)", async (_, surface, rotate, place) => {
  const products = [{ product: "kanta-dozownik", finish: "chrom", at: [100, 50], rotate }] as const;
  const { job } = await seatGroup("news/kanta", { surface, share: 0.7, products });
  const [elements = []] = job.places;
  expect(elements.slice(12, 15)).toEqual(place.map((metres) => expect.closeTo(metres, 3)));
});
