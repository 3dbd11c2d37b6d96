import { expect, test } from "vitest";
import { z } from "zod";
import { parseContent } from "~/content/files.server";
import { listReferences } from "./references";

function found(name: string, text: string) {
  const file = parseContent(name, text, z.unknown());
  const lineOf = (at: (string | number)[] | number) => (typeof at === "number" ? at : file.lineOf(at));
  return listReferences(file).map(
    ({ kind, value, at }) => `content/${file.name}:${lineOf(at)} ${kind} ${value}`,
  );
}

test("fields and Markdown, in the front matter and below it, are found with their lines", () => {
  const text = [
    "---",
    "image: /images/news/x.avif",
    "collections: [lira]",
    "categories:",
    "  - 4100",
    "hero: { icon: lucide:wrench, to: /kontakt#dojazd }",
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
    "content/news/x.md:7 file /logos/a.svg",
    "content/news/x.md:10 link /aktualnosci",
    "content/news/x.md:10 link #tu",
    "content/news/x.md:10 link https://sklep.modrawa.example",
  ]);
});

test("links are those that pages render, and what was meant as one is reported (25.2)", () => {
  const written = [
    "Raz [o nas](o-nas),",
    "dwa [www](www.example.com) i [x](//kontakt).",
    "",
    "[ref][1], [skrót] i <https://modrawa.example/nie-ma>",
    "",
    "[1]: /nie-ma",
    "[skrót]: /skrot",
    "",
    "| a | b |",
    "| - | - |",
    "| [x]( /nie-ma) | [**y**](</nie ma>) |",
    "",
    "[a] (/b), (c)[/d], [e][f], <a href=/g>, [g\\](h), `[i](j)`, wymiar [mm] (bez uchwytu)",
  ].join("\n");
  expect(found("news/x.md", `---\ntitle: x\n---\n${written}`)).toEqual([
    "content/news/x.md:4 noLink [o nas](o-nas),",
    "content/news/x.md:5 noLink [www](www.example.com)",
    "content/news/x.md:5 noLink [x](//kontakt).",
    "content/news/x.md:7 link /nie-ma",
    "content/news/x.md:7 link /skrot",
    "content/news/x.md:7 link https://modrawa.example/nie-ma",
    "content/news/x.md:14 link /nie-ma",
    "content/news/x.md:14 link /nie%20ma",
    "content/news/x.md:16 noLink [a] (/b),",
    "content/news/x.md:16 noLink (c)[/d],",
    "content/news/x.md:16 noLink [e][f],",
    "content/news/x.md:16 noLink [f], <a href=/g>,",
  ]);
});

test("links work only in Markdown fields", () => {
  expect(found("qanda.yaml", "groups: [{ questions: [{ answer: 'Zobacz [to](/tu).' }] }]")).toEqual([
    "content/qanda.yaml:1 link /tu",
  ]);
  expect(found("pages/x.md", "---\nlead: Zobacz [to](/tu).\n---\n")).toEqual([
    "content/pages/x.md:2 linkInPlainText Zobacz [to](/tu).",
  ]);
});
