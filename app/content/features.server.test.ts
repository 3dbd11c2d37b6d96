import { rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { editContent, moveToOwnContent } from "../../tests/support/site/own-content";

const read = () => import("./features.server");

beforeEach(moveToOwnContent);

const remove = (...names: string[]) => {
  for (const name of names) rmSync(path.join("content", name), { recursive: true });
};

describe("what content does not have", () => {
  test("the brand goes without, and one line says so (25.22, 25.23)", async () => {
    remove("qanda.yaml", "fitting", "pages/dopasowanie.md", "pages/dopasowanie-mam-juz.md");
    const { hasFeature, missingFeatures, missingFeaturesText } = await read();
    expect(missingFeatures()).toEqual(["questions", "fitCheck", "ownVessel"]);
    expect([hasFeature("questions"), hasFeature("news")]).toEqual([false, true]);
    expect(missingFeaturesText()).toBe(
      "Serwis nie ma: pytań i odpowiedzi (qanda.yaml); dopasowania (fitting/*.json, pages/dopasowanie.md); " +
        "dopasowania do tego, co się ma (pages/dopasowanie-mam-juz.md).",
    );
  });

  test("may be a list without entries: a brand without collections still has finishes (25.22)", async () => {
    editContent("collections.yaml", /^collections:[\s\S]*/m, "collections: []\n");
    const { missingFeatures } = await read();
    expect(missingFeatures()).toEqual(["collections"]);
  });
});

test.each([
  ["spare-parts.yaml", "content/pages/czesci-zamienne.md:1 – brakuje content/spare-parts.yaml"],
  ["pages/punkty-sprzedazy.md", "content/points-of-sale.yaml:1 – brakuje content/pages/punkty-sprzedazy.md"],
  ["fitting", "content/pages/dopasowanie.md:1 – brakuje content/fitting/*.json"],
  ["pages/dopasowanie.md", "content/pages/dopasowanie-mam-juz.md:1 – brakuje content/pages/dopasowanie.md"],
  ["pages/kariera.md", "content/jobs/*.md:1 – brakuje content/pages/kariera.md"],
])("half of a feature is an issue: without %s (25.23)", async (name, issue) => {
  remove(name);
  const { readFeatures } = await read();
  expect(readFeatures).toThrow(issue);
});

test("articles need the texts of their list (25.23)", async () => {
  editContent("brand.yaml", /^news:\n(?: +.*\n)+/m, "");
  const { readFeatures } = await read();
  expect(readFeatures).toThrow("content/brand.yaml:1 – news: wymagane, bo są artykuły w content/news/");
});
