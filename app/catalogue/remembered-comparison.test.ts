import { expect, test } from "vitest";
import { comparisonWith } from "./remembered-comparison";

test.each([
  [[], "a", "a"],
  [["a"], "b", "a,b"],
  [["a", "b"], "a", "a,b"],
  [["a", "b", "c", "d"], "e", "b,c,d,e"],
])("to %j comes %j: %s are compared", (names, name, compared) =>
  expect(comparisonWith(names, name)).toBe(`/produkty?porownaj=${compared}`),
);
