import { describe, expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { productChoices } from "./choices";
import { chosenBy, matching, offerBeside } from "./offer";

const groups = productChoices(contentRange.partners) ?? [];

const found = (typed: string) =>
  matching(groups, typed).flatMap(({ products }) => products.map(({ code }) => code));

test("a field offers everything while nothing is chosen in the other (26.11)", () => {
  expect(offerBeside(groups, "")).toEqual({ paired: groups, others: [] });
  expect(offerBeside(groups, "nie-ma")).toEqual({ paired: groups, others: [] });
});

describe("what is typed finds (26.11)", () => {
  test.each([
    ["lr 120", ["LR-120"]],
    ["LR120", ["LR-120"]],
    ["lr-120-ch", ["LR-120"]],
    ["MS-51", ["MS-511", "MS-512", "MS-513"]],
    ["owalna misa", ["MS-511"]],
    ["WYSOKA li", ["LR-120"]],
    ["nie ma takiego", []],
  ])("%s", (typed, codes) => expect(found(typed)).toEqual(codes));

  test("the products of a kind by its name", () => {
    expect(found("umywalki wiszące")).toEqual(["MS-521", "MS-522"]);
  });
});

test.each([
  ["lr.120", "LR-120"],
  ["Umywalka nablatowa owalna Misa, MS-511", "MS-511"],
  ["owalna misa", "MS-511"],
  ["misa", undefined],
  ["", undefined],
  ["  ", undefined],
  ["9520000000219", undefined],
])("a typed text means one product or none: „%s”, %s (26.11)", (typed, code) =>
  expect(chosenBy(groups, typed)?.code).toBe(code),
);
