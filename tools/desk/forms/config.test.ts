import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf, parseContent } from "~/content/files.server";
import { rewrite, withChangedContent } from "../../../tests/support/samples/changed-content";
import { kindOf } from "../../content-check/form-files";
import { deskConfig, formPath } from "./config";
import { describeFile, describeIssues } from "./issue-words";

const { cms, formats, fieldsOf } = deskConfig("https://site.example");
/** Every field and option that the desk offers in any form, as JSON. */
const all = JSON.stringify([cms, formats]);

test("the desk offers the kinds, types and services that the content lists (25.20, 25.21)", () => {
  expect(all).toContain('{"value":"regulator","label":"regulator (Regulatory i głowice)"}');
  expect(all).toContain('{"value":"hurtownia","label":"hurtownia"}');
  expect(all).toContain('{"value":"czynne baterie","label":"czynne baterie"}');
});

test("choices between values of code show Polish names, and the number above a category is not asked for (25.36)", () => {
  expect(all).toContain('{"label":"poniedziałek","value":"Mo"}');
  expect(all).toContain('{"label":"Umywalki nablatowe","value":"countertop-basin"}');
  expect(all).toContain(
    '{"name":"parentId","label":"Numer nadrzędnej","keep":true,"required":false,"nullable":true,"widget":"hidden"}',
  );
});

test("of a category the desk knows the measures and values that products of its kind have (25.36)", () => {
  // Low and high taps are of one kind, hooks of another.
  expect(fieldsOf[4101]).toEqual(expect.arrayContaining(["measures.spoutReach", "technical.cartridge"]));
  expect(new Set(fieldsOf[4102])).toEqual(new Set(fieldsOf[4101]));
  expect(fieldsOf[5001]).toContain("measures.width");
  expect(fieldsOf[5001]).not.toContain("measures.spoutReach");
});

test("over one broken article, all forms are there, without topics to choose from (25.6)", () => {
  const breakOne = (folder: string) => rewrite(folder, "news/kolekcja-lira.md", () => "---\ntitle: [\n---\n");
  const { formats: others, topics } = withChangedContent(breakOne, () => deskConfig("https://site.example"));
  expect([others.length, topics]).toEqual([formats.length, []]);
});

test("which form a file has is known though what the forms are made from cannot be read (25.44)", () => {
  const breakBoth = (folder: string) => {
    for (const name of ["kinds.yaml", "brand.yaml"]) rewrite(folder, name, (text) => `${text}\nunknown: 1\n`);
  };
  withChangedContent(breakBoth, () => {
    expect(() => kindOf("products/lira.yaml")?.schema()).toThrow("kinds.yaml");
    const paths = ["products/lira.yaml", "pages/katalog.md", "kinds.yaml", "pages/nowa.md"].map(formPath);
    expect(paths).toEqual([
      "./#/collections/products/entries/lira",
      "./#/collections/fixed/entries/pages-katalog",
      "./#/collections/range/entries/kinds",
      "./#/collections/pages/entries/nowa",
    ]);
    expect(describeFile("products/lira.yaml", "name: Lira")).toBe("produkt „Lira”");
  });
});

test("an issue is told by the labels of its form, with the place in lists, or by the line of a text", () => {
  const told = (name: string, text: string) => {
    const issues = issuesOf(() => parseContent(name, text, kindOf(name)?.schema() ?? z.never()));
    return describeIssues([...issues, { file: `content/${name}`, line: 6, reason: "nie" }], text);
  };
  expect(told("qanda.yaml", "groups:\n  - 1\n  - questions:\n      - id: b\n")).toContain(
    "formularz „Pytania i odpowiedzi”, Grupy pytań › 2. pozycja › Pytania › 1. pozycja › Pytanie: brakuje tego pola",
  );
  const article = told("news/nowa.md", "---\ntitle: Nowa\nx: 1\n---\nA\nB\n");
  expect(article).toContain("artykuł „Nowa”, Data: brakuje tego pola");
  expect(article).toContain("artykuł „Nowa”: x: nieznane pole (może literówka?)");
  expect(told("news/nowa.md", `---\ntitle: Nowa\nlead: >\n  ${"a".repeat(20_001)}\n---\n`)[0]).toMatch(
    /Wstęp: ten wiersz/,
  );
  expect(article.at(-1)).toBe("artykuł „Nowa”, Treść › wiersz 2: nie");
});
