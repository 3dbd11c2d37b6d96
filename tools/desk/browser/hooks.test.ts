import { expect, test } from "vitest";
import { forgetOthers } from "./hooks";

test("a duplicate has none of the numbers, files, former slugs and the day of the original", () => {
  const values = {
    name: "Wieszak",
    code: "OS-910",
    changed: "2026-11-02",
    "formerSlugs.0": "stary",
    "finishes.0.id": "chrom",
    "finishes.0.code": "OS-910-CH",
    "finishes.0.gtin": "9520000003500",
    "downloads.0.path": "/models/osta-wieszak/a.glb",
    "spareParts.0": "CZ-1",
  };
  forgetOthers(values);
  expect(values).toEqual({
    name: "Wieszak",
    code: "",
    "finishes.0.id": "chrom",
    "finishes.0.code": "",
    "finishes.0.gtin": "",
    downloads: [],
    "spareParts.0": "CZ-1",
  });
});
