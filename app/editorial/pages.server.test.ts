import { expect, test } from "vitest";
import { getBrand } from "~/brand/brand.server";
import { parseContent } from "~/content/files.server";
import { homePage } from "./home-fields.server";
import { plainPage, textPage } from "./page-fields.server";
import { findPlainPage, getCataloguePage, getPage } from "./pages.server";

const fields = [
  "title: O nas i woda",
  "path: /o-nas",
  "description: Opis",
  "lead: Wstęp",
  'updated: "2026-11-16"',
].join("\n");
const markdown = (more = "") => `---\n${fields}${more}\n---\n`;

test("a page has its shown texts typeset and, without a picture, null in its place", () => {
  const { data } = parseContent("x.md", markdown(), plainPage);
  expect(data).toMatchObject({ title: "O\u00a0nas i\u00a0woda", picture: null });
});

test("a page with a picture needs alt text, unless image-alt.json has it", () => {
  expect(() => parseContent("x.md", markdown("\nimage: /images/pages/basen.avif"), plainPage)).toThrow(
    "imageAlt: zdjęcie wymaga opisu",
  );
  const known = parseContent("x.md", markdown("\nimage: /images/pages/o-nas.avif"), plainPage);
  expect(known.data.picture?.alt).toBeTruthy();
});

test("a plain page is a page that consists of its file alone, whether or not the staff may remove it", () => {
  expect(findPlainPage("/o-nas")?.title).toBe("O\u00a0nas");
  expect(findPlainPage("/dostepnosc")).not.toBeNull();
  expect([findPlainPage("/kontakt"), findPlainPage("/basen")]).toEqual([null, null]);
  expect(findPlainPage("/constructor")).toBeNull();
});

test.each([
  ["/newsletter", "pod tym adresem serwis ma co innego: zmień nazwę pliku"],
  ["/images", "pod tym adresem serwis ma co innego: zmień nazwę pliku"],
  ["/o/nas", "wymagany adres jak nazwa pliku, np. /montaz dla montaz.md"],
  ["/Montaż", "wymagany adres jak nazwa pliku, np. /montaz dla montaz.md"],
])("a plain page cannot have the path %s (25.11)", (path, reason) => {
  const text = markdown().replace("path: /o-nas", `path: ${path}`);
  expect(() => parseContent("pages/x.md", text, textPage)).toThrow(`content/pages/x.md:3 – path: ${reason}`);
});

const section = (kind: string, id: string, parts: string) =>
  `\n  - { kind: ${kind}, id: ${id}, title: T, ${parts} }`;
const sentence = "text: A, action: { label: B, to: /c }";
const parse = (...sections: string[]) => {
  const hero = "\nhero: { title: A, text: B, actions: [{ label: C, to: /d }] }\nsections:";
  return parseContent("home.md", markdown(hero + (sections.join("") || " []")), homePage).data.sections;
};

test("the home page has its sections in the order of the file, which may leave any out (25.30)", () => {
  const kinds = getPage("/").sections.map(({ kind }) => kind);
  expect(kinds).toEqual([
    ...["tools", "categories", "collections", "promises"],
    ...["text", "text", "text", "news"],
  ]);
  expect(parse(section("news", "a", sentence), section("text", "b", sentence))).toMatchObject([
    { kind: "news", id: "a" },
    { kind: "text", id: "b" },
  ]);
  expect(parse()).toEqual([]);
});

test.each([
  ["a kind twice", [section("news", "a", sentence), section("news", "b", sentence)], 10, "może być jedna"],
  ["an id twice", [section("text", "a", sentence), section("text", "a", sentence)], 10, "drugi raz"],
  ["less than its kind needs", [section("tools", "a", "text: B")], 9, "tools: brakuje tego pola"],
  ["more than its kind has", [section("promises", "a", sentence)], 9, "sekcja rodzaju promises tego nie ma"],
  ["a kind that is not known", [section("video", "a", sentence)], 9, "dozwolone: tools"],
])("the home page cannot have %s (25.31)", (_, sections, line, reason) =>
  expect(() => parse(...sections)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`home\\.md:${line} .*${reason}`)),
    }),
  ),
);

test("the printed catalogue is at the brand's name, which no page of the staff may take (25.32)", () => {
  const path = `/katalog-${getBrand().slug}`;
  expect(getCataloguePage()?.path).toBe(path);
  expect(findPlainPage(path)).toBeNull();
  const text = markdown().replace("path: /o-nas", "path: /katalog-lamp");
  expect(() => parseContent("pages/x.md", text, textPage)).toThrow("pod tym adresem serwis ma co innego");
});
