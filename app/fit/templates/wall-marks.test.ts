import { expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { partOf } from "./part";
import { furtherFixings, wallMarks } from "./wall-marks";

function part(slug: string) {
  const found = partOf(slug, contentRange);
  if (!found) throw new Error(`No product ${slug}`);
  return found;
}

const axes = (slug: string) => wallMarks(part(slug)).map(({ x, y, label }) => [x, y, label]);

test("axes on a wall are those of spout and handle, of pipes, of fixings, or the middle (26.12)", () => {
  expect(axes("lira-bateria-umywalkowa-podtynkowa")).toEqual([
    [0, 0, "oś wylewki"],
    [90, 0, "oś uchwytu"],
  ]);
  expect(axes("kanta-bateria-prysznicowa")).toEqual([
    [-75, 4, "G 1/2"],
    [75, 4, "G 1/2"],
  ]);
  expect(axes("grzejnik-drabinkowy-500x1200")).toEqual([
    [-232, 0, "G 1/2, 76 mm od ściany"],
    [232, 0, "G 1/2, 76 mm od ściany"],
  ]);
  expect(axes("lira-reling-600")).toEqual([
    [-300, 0, "oś mocowania"],
    [300, 0, "oś mocowania"],
  ]);
  expect(axes("lira-wieszak")).toEqual([[0, 0, "oś płytki mocującej"]]);
  expect(axes("lustro-okragle-600")).toEqual([[0, 0, "środek"]]);
});

test("further fixings are where the side view touches the wall, not the edge of a mirror (26.12)", () => {
  expect(furtherFixings(part("lira-kolumna-prysznicowa").geometry)).toEqual([930]);
  expect(furtherFixings(part("grzejnik-drabinkowy-500x1200").geometry)).toEqual([190, 1096]);
  expect(furtherFixings(part("lustro-okragle-600").geometry)).toEqual([]);
});
