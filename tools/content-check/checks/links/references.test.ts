import { expect, test } from "vitest";
import { z } from "zod";
import { parseContent } from "~/content/files/files.server";
import { listReferences } from "./references";

const found = (name: string, text: string) =>
  listReferences(parseContent(name, text, z.unknown())).map(
    ({ kind, value, file, line }) => `${file}:${line} ${kind} ${value}`,
  );

test("fields and Markdown, in the front matter and below it, are found with their lines", () => {
  const text = [
    "---",
    "image: /images/news/x.avif",
    "collections: [lira]",
    "categories:",
    "  - 4100",
    "hero: { icon: lucide:wrench, to: /kontakt#dojazd }",
    "answer: Zobacz [gwarancję](/warunki-gwarancji).",
    "files: [/logos/a.svg]",
    "---",
    "",
    "Wróć do [listy](/aktualnosci) albo [tu](#tu), [sklep](https://sklep.modrawa.example).",
  ].join("\n");
  expect(found("news/x.md", text)).toEqual([
    "content/news/x.md:2 picture /images/news/x.avif",
    "content/news/x.md:3 collection lira",
    "content/news/x.md:5 category 4100",
    "content/news/x.md:6 icon lucide:wrench",
    "content/news/x.md:6 link /kontakt#dojazd",
    "content/news/x.md:7 link /warunki-gwarancji",
    "content/news/x.md:8 file /logos/a.svg",
    "content/news/x.md:11 link /aktualnosci",
    "content/news/x.md:11 link #tu",
  ]);
});

test("links to other sites and the old addresses of redirects are not references", () => {
  expect(found("redirects.yaml", "- { from: /stary, to: https://sklep.modrawa.example }")).toEqual([]);
});
