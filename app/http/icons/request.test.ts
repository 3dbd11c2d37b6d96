import { expect, test } from "vitest";
import { parseIconRequest, pickIcons } from "./request";

test("the names of icons are sorted, without duplicates", () =>
  expect(parseIconRequest("simple-icons.json", "github,astro,github")?.names).toEqual(["astro", "github"]));

test.each([
  ["lucide", "x"],
  ["lucide.json", null],
  ["lucide.json", ""],
  ["lucide.json", "x,"],
  ["lucide.json", "../x"],
  ["lucide.json", "X"],
  ["../lucide.json", "x"],
  [".json", "x"],
  ["lucide.json", Array.from({ length: 101 }, (_, number) => `x${number}`).join(",")],
])("%s?icons=%s is not valid", (file, icons) => expect(parseIconRequest(file, icons)).toBeNull());

test("a set has no icon that is only the name of a property of every object", () => {
  const set = { prefix: "lucide", icons: { x: { body: "<path/>" } } };
  expect(pickIcons(set, ["constructor", "no"])).toBeNull();
});
