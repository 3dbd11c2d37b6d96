import { describe, expect, test } from "vitest";
import { parseIconRequest, pickIcons } from "./request";

describe("a question for icons", () => {
  test("names a set and icons, each once and in one order", () => {
    expect(parseIconRequest("simple-icons.json", "github,astro,github")).toEqual({
      collection: "simple-icons",
      names: ["astro", "github"],
    });
  });

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
  ])("%s?icons=%s is none", (file, icons) => {
    expect(parseIconRequest(file, icons)).toBeNull();
  });
});

describe("the answer from a set", () => {
  const set = {
    prefix: "lucide",
    icons: { x: { body: "<path/>" }, house: { body: "<g/>" } },
    aliases: { home: { parent: "house" } },
    width: 24,
    height: 24,
  };

  test("has what was asked for, aliases with their icon, and says what is missing", () => {
    expect(pickIcons(set, ["home", "no", "x"])).toEqual({
      prefix: "lucide",
      icons: { x: { body: "<path/>" }, house: { body: "<g/>" } },
      aliases: { home: { parent: "house" } },
      not_found: ["no"],
      width: 24,
      height: 24,
    });
  });

  test("is null where the set has none of it, also for names that every object has", () => {
    expect(pickIcons(set, ["constructor", "no"])).toBeNull();
  });
});
