import { expect, test } from "vitest";
import type { Product } from "~/range/product/schema/schema.server";
import { indexSpareParts } from "~/range/spare-parts/index-of-parts";
import {
  sampleDownload,
  sampleFinish,
  sampleNames,
  sampleParts,
  sampleProduct,
  sampleRangeOf,
  sampleTree,
} from "../../../tests/support/samples/product-samples";
import { checkProductReferences } from "./references";

const glb = "/models/a/LR-110-a.glb";
const targets = {
  tree: sampleTree,
  names: sampleNames,
  parts: indexSpareParts(sampleRangeOf(sampleParts), []),
  warrantyTerms: new Set(["baterie"]),
  careAnchors: new Set(["wykonczenia-armatury"]),
  fileBytes: (path: string) => (path === glb ? 10 : null),
};

const reasons = (...products: Product[]) =>
  checkProductReferences(products, targets).map(({ path, reason }) => `${path.join(".")}: ${reason}`);

const download = sampleDownload(glb, 10);

const body = sampleProduct({
  slug: "korpus",
  code: "EP-20",
  finishes: [sampleFinish("chrom", "EP-20-BP", "9520000005603")],
});

test("a product whose references exist has no issues", () => {
  expect(reasons(sampleProduct({ slug: "a", downloads: [download] }))).toEqual([]);
});

test.each([
  [{ collection: "obca", name: "Bateria" }, "collection: nie ma kolekcji „obca”"],
  [{ collection: "kanta" }, "collection: nazwa mówi „Lira”: wpisz lira"],
  [{ finishes: [sampleFinish("rdza")] }, "finishes.0.id: nie ma wykończenia „rdza”"],
  [{ warranty: ["baterie", "rdza"] }, "warranty.1: warunki gwarancji nie mają grupy „rdza”"],
  [{ care: "rdza" }, "care: strona o pielęgnacji nie ma rozdziału „rdza”"],
  [{ categories: [1] }, "categories.0: nie ma kategorii 1"],
  [{ categories: [4101, 4100] }, "categories.1: kategoria 4100 ma podkategorie: wpisz jedną z nich"],
  [{ spareParts: ["CZ-1124", "CZ-1"] }, "spareParts.1: nie ma części CZ-1 w spare-parts.yaml"],
  [{ spareParts: ["CZ-1005"] }, "spareParts.0: część CZ-1005 ma teraz numer CZ-1025"],
  [{ code: "CZ-1005" }, "code: „CZ-1005” ma już część CZ-1025"],
  [
    { finishes: [sampleFinish("chrom", "LR-1", "9520001010255")] },
    "finishes.0.gtin: „9520001010255” ma już część CZ-1025",
  ],
  [{ goesWith: ["nie-ma"] }, "goesWith.0: nie ma produktu „nie-ma”"],
  [{ slug: "a", goesWith: ["a"] }, "goesWith.0: produkt wskazuje sam siebie"],
  [{ requires: ["nie-ma"], goesWith: [] }, "requires.0: nie ma produktu „nie-ma”"],
  [
    { withdrawn: { from: "2026-03-31", successor: "x" } },
    "withdrawn.successor: nie ma w ofercie produktu „x”",
  ],
  [{ slug: "a", downloads: [{ ...download, bytes: 9 }] }, `downloads.0.bytes: plik ${glb} ma 10 bajtów`],
  [{ slug: "b", downloads: [download] }, `downloads.0.path: to plik innego produktu: ${glb}`],
])("an issue is found: %j", (change, reason) => expect(reasons(sampleProduct(change))).toEqual([reason]));

test("an issue is a body that a product requires, where only one of the two names the other", () => {
  const trim = (goesWith: string[]) => sampleProduct({ requires: ["korpus"], goesWith });
  const unnamed = "requires.0: dopisz „lira-bateria” do „Pasuje do” (goesWith) produktu „korpus”";
  expect(reasons(trim([]), body)).toEqual(["requires.0: dopisz „korpus” do „Pasuje do” (goesWith)", unnamed]);
  expect(reasons(trim(["korpus"]), body)).toEqual([unnamed]);
  expect(reasons(trim(["korpus"]), { ...body, goesWith: ["lira-bateria"] })).toEqual([]);
});

test("an issue is a number, in any spelling, or an EAN that two products share", () => {
  const first = sampleProduct({ slug: "pierwszy" });
  const finishes = [sampleFinish("chrom", "LR110-CH", "9520000000103")];
  expect(reasons(first, sampleProduct({ slug: "drugi", code: "LR-120", finishes }))).toEqual([
    "finishes.0.code: „LR110-CH” ma już produkt „pierwszy”",
    "finishes.0.gtin: „9520000000103” ma już produkt „pierwszy”",
  ]);
});

test("an issue is a former slug that a product has or had", () => {
  const finishes = [sampleFinish("chrom", "LR-120-CH", "9520000000806")];
  const formerSlugs = ["dawny", "pierwszy", "drugi-dawny"];
  const other = sampleProduct({ slug: "drugi", code: "LR-120", finishes, formerSlugs });
  expect(reasons(sampleProduct({ slug: "pierwszy", formerSlugs: ["dawny"] }), other)).toEqual([
    "formerSlugs.0: „dawny” ma już produkt „pierwszy”",
    "formerSlugs.1: „pierwszy” ma już produkt „pierwszy”",
  ]);
});

test("an issue is a withdrawn companion", () => {
  const withdrawn = { from: "2026-03-31", successor: "nowy" };
  const old = sampleProduct({
    slug: "stary",
    code: "LR-100",
    finishes: [sampleFinish("chrom", "LR-100-CH", "9520000000806")],
    withdrawn,
  });
  expect(reasons(old, sampleProduct({ slug: "nowy", goesWith: ["stary"] }))).toEqual([
    "goesWith.0: produkt „stary” jest wycofany",
  ]);
});

test("only a draft may name a draft, and what it requires need not name it yet", () => {
  const needs = { requires: ["korpus"], goesWith: ["korpus"] };
  expect(reasons(sampleProduct({ ...needs, draft: true }), body)).toEqual([]);
  const draft = { ...body, draft: true };
  expect(reasons(sampleProduct({ ...needs, draft: true }), draft)).toEqual([]);
  expect(reasons(sampleProduct({ goesWith: ["korpus"] }), draft)).toEqual([
    "goesWith.0: produkt „korpus” jest szkicem",
  ]);
});
