import { expect, test } from "vitest";
import { similarNames } from "./similar-names.server";

const known = ["width", "depth", "rim", "rims", "spoutReach"];

test.each([
  ["a letter too few", "spoutReac", ["spoutReach"]],
  ["another case", "spoutreach", ["spoutReach"]],
  ["two that are near, the nearer first", "rimms", ["rims", "rim"]],
  ["nothing near", "cable", []],
  ["a name too short to be like another", "x", []],
])("a name with %s", (_, name, similar) => expect(similarNames(name, known)).toEqual(similar));
