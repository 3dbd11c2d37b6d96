import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rewrite, withChangedContent } from "../../tests/support/samples/changed-content";
import { hasFeature, missingFeatures, missingFeaturesText, readFeatures } from "./features.server";

/** Removes files and folders of the content. */
const remove =
  (...names: string[]) =>
  (folder: string) => {
    for (const name of names) rmSync(path.join(folder, name), { recursive: true });
  };

test("a brand goes without what its content does not have, and one line says so (25.22, 25.23)", () => {
  const gone = remove("qanda.yaml", "fitting", "pages/dopasowanie.md", "pages/dopasowanie-mam-juz.md");
  expect(withChangedContent(gone, missingFeatures)).toEqual(["questions", "fitCheck", "ownVessel"]);
  expect(withChangedContent(gone, () => [hasFeature("questions"), hasFeature("news")])).toEqual([
    false,
    true,
  ]);
  expect(withChangedContent(gone, missingFeaturesText)).toBe(
    "Serwis nie ma: pytań i odpowiedzi (qanda.yaml); dopasowania (fitting/*.json, pages/dopasowanie.md); " +
      "dopasowania do tego, co się ma (pages/dopasowanie-mam-juz.md).",
  );
});

test("a list may have no entries: a brand without collections still has finishes (25.22)", () => {
  const empty = (folder: string) =>
    rewrite(folder, "collections.yaml", (text) => text.replace(/^collections:[\s\S]*/m, "collections: []\n"));
  expect(withChangedContent(empty, missingFeatures)).toEqual(["collections"]);
});

test.each([
  ["spare-parts.yaml", "content/pages/czesci-zamienne.md:1 – brakuje content/spare-parts.yaml"],
  ["pages/punkty-sprzedazy.md", "content/points-of-sale.yaml:1 – brakuje content/pages/punkty-sprzedazy.md"],
  ["fitting", "content/pages/dopasowanie.md:1 – brakuje content/fitting/*.json"],
  ["pages/dopasowanie.md", "content/pages/dopasowanie-mam-juz.md:1 – brakuje content/pages/dopasowanie.md"],
  ["pages/kariera.md", "content/jobs/*.md:1 – brakuje content/pages/kariera.md"],
])("half of a feature is an issue: without %s (25.23)", (name, issue) =>
  expect(() => withChangedContent(remove(name), readFeatures)).toThrow(issue),
);

test("articles need the texts of their list (25.23)", () => {
  const textless = (folder: string) =>
    rewrite(folder, "brand.yaml", (text) => text.replace(/^news:\n(?: +.*\n)+/m, ""));
  expect(() => withChangedContent(textless, readFeatures)).toThrow(
    "content/brand.yaml:1 – news: wymagane, bo są artykuły w content/news/",
  );
});
