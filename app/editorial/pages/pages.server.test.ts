import { describe, expect, test } from "vitest";
import { parseContent } from "~/content/files.server";
import { homePage, plainPage, textPage } from "./fields.server";
import { findPlainPage, getHome, getPage, listPages } from "./pages.server";

const fields = [
  "title: O nas i woda",
  "path: /o-nas",
  "description: Opis",
  "lead: Wstęp",
  'updated: "2026-11-16"',
].join("\n");
const markdown = (more = "") => `---\n${fields}${more}\n---\n`;

describe("a page", () => {
  test("is found by its path, with its own fields and its text as HTML", () => {
    const page = getPage("/bryly");
    expect(page.formats.map(({ id }) => id)).toContain("glb");
    expect(page.picture?.src).toBe("pages/bryly");
    expect(page.html).toContain("<h2 id=");
    expect(page.headings[0]?.level).toBe(2);
  });

  test("does not exist for another path", () => {
    expect(getPage("/basen")).toBeNull();
    expect(getPage("/constructor")).toBeNull();
  });

  test("has its shown texts typeset", () => {
    expect(parseContent("x.md", markdown(), plainPage).data.title).toBe("O\u00a0nas i\u00a0woda");
  });

  test("without a picture has null in its place", () => {
    expect(parseContent("x.md", markdown(), plainPage).data.picture).toBeNull();
  });

  test("with a picture needs alt text, unless image-alt.json has it", () => {
    expect(() => parseContent("x.md", markdown("\nimage: /images/pages/basen.avif"), plainPage)).toThrow(
      "imageAlt: zdjęcie wymaga opisu",
    );
    const known = parseContent("x.md", markdown("\nimage: /images/pages/o-nas.avif"), plainPage);
    expect(known.data.picture?.alt).toBeTruthy();
  });
});

describe("a plain page", () => {
  test("is what a file alone makes, whether the staff may remove it or not", () => {
    expect(findPlainPage("/o-nas")?.title).toBe("O\u00a0nas");
    expect(findPlainPage("/dostepnosc")).not.toBeNull();
    expect(findPlainPage("/kontakt")).toBeNull();
    expect(findPlainPage("/basen")).toBeNull();
    expect(findPlainPage("/constructor")).toBeNull();
  });

  test.each([
    ["/newsletter", "pod tym adresem serwis ma co innego: zmień nazwę pliku"],
    ["/images", "pod tym adresem serwis ma co innego: zmień nazwę pliku"],
    ["/o/nas", "wymagany adres jak nazwa pliku, np. /montaz dla montaz.md"],
    ["/Montaż", "wymagany adres jak nazwa pliku, np. /montaz dla montaz.md"],
  ])("cannot have the path %s (25.11)", (path, reason) => {
    const text = markdown().replace("path: /o-nas", `path: ${path}`);
    expect(() => parseContent("pages/x.md", text, textPage)).toThrow(
      `content/pages/x.md:3 – path: ${reason}`,
    );
  });
});

describe("the home page", () => {
  test("has each of its sections by id", () => {
    const { hero, sections } = getHome();
    expect(hero.picture?.src).toBe("home/hero");
    expect(sections.kolekcje.action.to).toMatch(/^\//);
    expect(sections.kategorie.picture).toBeNull();
  });

  test("needs all of its sections", () => {
    const home = markdown(
      "\nhero: { title: A, text: B, actions: [{ label: C, to: /d }] }\nvalues: []\nsections: []",
    );
    expect(() => parseContent("home.md", home, homePage)).toThrow(
      "content/home.md:9 – sections: brakuje sekcji: kategorie, kolekcje",
    );
  });
});

test("the list of pages has each path once, home included", () => {
  const paths = listPages().map(({ path }) => path);
  expect(paths).toContain("/");
  expect(new Set(paths).size).toBe(paths.length);
});
