import { describe, expect, test } from "vitest";
import { parseIconRequest, pickIcons } from "./request";

describe("a request for icons", () => {
  test("gives the set and the icon names, sorted and without duplicates", () => {
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
  ])("%s?icons=%s is not valid", (file, icons) => expect(parseIconRequest(file, icons)).toBeNull());
});

describe("the answer from a set", () => {
  const set = {
    prefix: "lucide",
    icons: { x: { body: "<path/>" }, house: { body: "<g/>" } },
    aliases: { home: { parent: "house" } },
    width: 24,
    height: 24,
  };

  test("has the requested icons, aliases with their icon, and lists what is missing", () => {
    expect(pickIcons(set, ["home", "no", "x"])).toEqual({ ...set, not_found: ["no"] });
  });

  test("is null where the set has none of the icons, also for names of object properties", () => {
    expect(pickIcons(set, ["constructor", "no"])).toBeNull();
  });
});
