import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { issueLine, issuesOf, parseContent } from "~/content/files.server";
import routes from "../../app/routes";
import { newFolder } from "../../tests/support/runner/new-folder";
import { rewrite, withChangedContent } from "../../tests/support/samples/changed-content";
import { checkContent, checkForm } from "./check-content";
import { checkOddFiles } from "./checks/check-odd-files";
import { pagesWithoutFile } from "./checks/links/targets";
import { checkBody } from "./checks/texts/check-body";
import { isPortableName } from "./portable-name";

test("pages without a file of their own are in the route table", () => {
  const table = z.array(z.object({ path: z.string().optional() })).parse(routes);
  expect(table.map(({ path }) => `/${path}`)).toEqual(
    expect.arrayContaining(pagesWithoutFile.map(([path]) => path)),
  );
});

test("a second title and a picture inside a text are issues", () => {
  const text = "---\na: 1\n---\n\n# Tytuł\n\n## Rozdział\n\nTekst ![zdjęcie](/images/x.avif)\n";
  expect(checkBody(parseContent("x.md", text, z.unknown())).map(issueLine)).toEqual([
    "content/x.md:5 – tekst zaczyna się od nagłówków „##”: tytuł strony stoi w polu title",
    "content/x.md:9 – zdjęcie w tekście nie będzie pokazane: podaj je w polu image",
  ]);
});

test("a file in another encoding, or half merged, is an issue with the line, and is not reformatted (25.2)", () => {
  const name = "pages/o-nas.md";
  const issuesAfter = (bytes: (file: Buffer) => Buffer) =>
    withChangedContent(
      (folder) => writeFileSync(`${folder}/${name}`, bytes(readFileSync(`${folder}/${name}`))),
      () => [checkContent().issues, issuesOf(checkForm)].map((issues) => issues.map(issueLine)),
    );
  const latin = issuesAfter((file) => Buffer.concat([file, Buffer.from("\n\nNowo\u009c\u00e6\n", "latin1")]));
  const merged = issuesAfter((file) => Buffer.concat([file, Buffer.from("\n<<<<<<< HEAD\na\n=======\nb\n")]));
  const issue = (reason: string) => [expect.stringMatching(new RegExp(`^content/${name}:\\d+ – ${reason}`))];
  expect(latin).toEqual([issue("tego znaku nie ma w UTF-8"), issue("tego znaku nie ma w UTF-8")]);
  expect(merged).toEqual([issue("tu Git zostawił dwie wersje"), issue("tu Git zostawił dwie wersje")]);
});

test("names that Windows keeps for devices are issues, in any folder and with any ending (25.2)", () => {
  const names = ["pages/con.md", "news/2026/AUX.md", "nul/x.md", "pages/com1.md"];
  expect(names.filter(isPortableName)).toEqual([]);
  expect(["pages/kontakt.md", "pages/con-2.md", "products/com10.yaml"].filter(isPortableName)).toHaveLength(
    3,
  );
});

test("remarks that there may be of every product come last, since only the first 50 lines are printed (25.2)", () => {
  const { warnings } = withChangedContent((folder) => {
    rmSync(`${folder}/fitting/korek-klik-klak.json`);
    rewrite(folder, "products/misa-umywalka-nablatowa-owalna.yaml", (text) =>
      text.replace("short: ", "short: Słowo - słowo. ").replace(/^( +height): .*$/m, "$1: 999"),
    );
  }, checkContent);
  // Another brand has none of the public files that the fixture's pages and products name.
  const kinds = warnings
    .filter(({ reason }) => !reason.startsWith("brakuje pliku public/"))
    .map(({ reason }) => /^(?:measures\.height|downloads)/.exec(reason)?.[0] ?? reason);
  expect([...new Set(kinds)]).toEqual([expect.stringContaining("Słowo"), "measures.height", "downloads"]);
});

test("links in the content and among the pictures are named, with who has to put files in their place (25.53)", () => {
  process.chdir(newFolder());
  for (const folder of ["content/pages", "public"]) mkdirSync(folder, { recursive: true });
  symlinkSync("../../..", "content/pages/petla");
  symlinkSync("/etc/passwd", "public/tajne.txt");
  expect(checkOddFiles().map(issueLine).join()).toMatch(
    /^content\/pages\/petla:1 – to dowiązanie .*: programista kładzie tu sam plik.*,public\/tajne\.txt:1 – /,
  );
});
