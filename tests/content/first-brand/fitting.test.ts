import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getPartners } from "~/fit/partners.server";
import { embeddedTree } from "~/range/tree/embedded.server";

test("the drawing that stands for the fit check has the lengths of its pair (23.6, 26.2)", () => {
  const drawing = readFileSync("public/drawings/fit-check.svg", "utf8");
  const check = getPartners(embeddedTree()).fitting(
    "lira-bateria-umywalkowa-wysoka",
    "misa-umywalka-nablatowa-owalna",
  );
  const lengths = check?.scene.dimensions.map(({ value }) => Math.round(value));
  expect(lengths).toEqual(
    expect.arrayContaining([...drawing.matchAll(/>(\d+)<\/text>/g)].map(([, mm]) => Number(mm))),
  );
});
