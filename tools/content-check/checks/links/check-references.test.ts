import { expect, test } from "vitest";
import { issueLine } from "~/content/files.server";
import { checkReferences, type Targets } from "./check-references";
import type { ContentReference } from "./references";

const targets: Targets = {
  pages: new Map([
    ["/kontakt", new Set(["pomoc-techniczna"])],
    ["/produkty", null],
  ]),
  drafts: new Map([["/aktualnosci/szkic", "content/news/szkic.md"]]),
  hosts: new Set(["modrawa.example"]),
  redirects: new Map([
    ["/faq", "/qanda"],
    ["/gdzie-kupić", "/kontakt"],
  ]),
  collections: new Set(["lira"]),
  categories: new Set(["4100"]),
  icons: new Set(["lucide:wrench"]),
  pictures: new Set(["/images/news/x.avif"]),
  isPublicFile: (path) => path === "/files/a.pdf",
};

const fileWith = (name: string, reference: Omit<ContentReference, "at">) => ({
  name,
  lineOf: () => 7,
  references: [{ ...reference, at: ["to"] }],
});

function check(kind: ContentReference["kind"], value: string) {
  const { issues, warnings } = checkReferences(fileWith("a.md", { kind, value }), targets);
  return { issues: issues.map(({ reason }) => reason), warnings: warnings.map(({ reason }) => reason) };
}

test("a reference to what does not exist is an issue where a visitor would find nothing", () => {
  const issues = {
    "/basen": "nie ma strony /basen",
    "https://MODRAWA.example/nie%20ma": "nie ma strony /nie ma",
    "/kontakt#parking": "strona /kontakt nie ma miejsca „#parking”",
    "/kontakt#100%": "w adresie „/kontakt#100%” znak % zapisz jako %25 albo go usuń",
    "/%zz": "w adresie „/%zz” znak % zapisz jako %25 albo go usuń",
    "//": "„//” nie jest adresem",
    "https://[": "„https://[” nie jest adresem",
  };
  for (const [link, issue] of Object.entries(issues)) expect(check("link", link).issues[0]).toBe(issue);
  expect(check("collection", "lyra").issues).toEqual(["nie ma kolekcji „lyra”"]);
  expect(check("category", "9999").issues).toEqual(["nie ma kategorii 9999"]);
  expect(check("icon", "lucide:kran").issues).toEqual(["nie ma ikony „lucide:kran”"]);
});

test("a reference to what does not exist is a warning where it may still be delivered", () => {
  expect(check("picture", "/images/news/y.avif").warnings).toEqual(["brakuje zdjęcia /images/news/y.avif"]);
  expect(check("file", "/files/b.pdf").warnings).toEqual(["brakuje pliku public/files/b.pdf"]);
});

test("a link to a redirected address is a warning", () => {
  expect(check("link", "/faq")).toEqual({
    issues: [],
    warnings: ["adres /faq jest przekierowany: wpisz /qanda"],
  });
  expect(check("link", "/gdzie-kupi%C4%87").warnings).toEqual([
    "adres /gdzie-kupić jest przekierowany: wpisz /kontakt",
  ]);
});

test("only a draft may lead to a draft", () => {
  const pages = new Map([["/aktualnosci/szkic", null]]);
  const issuesIn = (name: string) => {
    const file = fileWith(name, { kind: "link", value: "/aktualnosci/szkic#cena" });
    return checkReferences(file, { ...targets, pages }).issues.map(issueLine);
  };
  expect(issuesIn("news/szkic.md")).toEqual([]);
  expect(issuesIn("pages/o-nas.md")).toEqual([
    "content/pages/o-nas.md:7 – /aktualnosci/szkic#cena to szkic (content/news/szkic.md): usuń link albo ukryj też tę treść",
  ]);
});
