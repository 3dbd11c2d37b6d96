import { expect, test } from "vitest";
import { z } from "zod";
import { issueLine, parseContent } from "~/content/files.server";
import { checkCategories } from "./check-categories";

test("a category at the path of another one is an issue with its line (25.37)", () => {
  const node = (to: string, children: unknown[] = []) => ({ to, children });
  const tree = node("/produkty", [
    node("/produkty/1-lampy", [node("/produkty/2-kule")]),
    node("/produkty/2-kule"),
  ]);
  const text = JSON.stringify(tree, null, 1);
  const last = text.split("\n").findLastIndex((line) => line.includes("2-kule")) + 1;
  expect(checkCategories(parseContent("categories.json", text, z.unknown())).map(issueLine)).toEqual([
    `content/categories.json:${last} – to: adres /produkty/2-kule ma już inna kategoria`,
  ]);
});
