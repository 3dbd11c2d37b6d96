import path from "node:path";
import { expect, test } from "vitest";
import { scripts } from "../../package.json";
import { citingFiles, files, findIn, isFirstBrand, textOf } from "./project-files";

const documents = citingFiles.filter((file) => file.endsWith(".md"));
const folders = new Set(files.flatMap((file) => foldersAbove(file)));

function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === "." ? [folder] : [folder, ...foldersAbove(folder)];
}

/** Returns the fragment ids that GitHub generates for a document's headings. */
const fragmentsOf = (file: string) =>
  findIn([file], /^#+ (.+)$/gm).map(({ found }) =>
    found
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every link of a document leads to a file or a heading", () => {
  const links = findIn(documents, /\]\((?![a-z]+:|\/)([^)\s]+)\)/g);
  const broken = links.filter(({ file, found: link }) => {
    const [name = "", fragment] = link.split("#");
    const target = name ? path.posix.normalize(path.posix.join(path.posix.dirname(file), name)) : file;
    if (fragment) return !files.includes(target) || !fragmentsOf(target).includes(fragment);
    return !files.includes(target) && !folders.has(target.replace(/\/$/, ""));
  });
  expect(links.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

/** What programs create: builds, packages, data, the staff's new pictures; and what a newcomer's first change creates. */
const created = /^(?:\.cache|build|DATA_DIR|node_modules|content\/pictures)\/|^app\/careers\/job-count\./;

/** Files that a project for another brand has deleted with the first one's. */
const gone = /^(?:public|tests\/content\/first-brand)\//;

test("every file or folder of the code that a comment or a document names is there", () => {
  const endings = [...files, ...[...folders].map((folder) => `${folder}/`)].map((name) => `/${name}`);
  const named = findIn(citingFiles, /`((?:[\w@.-]+\/)*(?:\w[\w.-]*\.(?:tsx?|css)|[\w@.-]+\/))`/g);
  const missing = named.filter(
    ({ found }) =>
      !created.test(found) &&
      !(!isFirstBrand && gone.test(found)) &&
      !endings.some((ending) => ending.endsWith(`/${found}`)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test("every command that a document names is there, and CONTRIBUTING names each", () => {
  const named = findIn(documents, /\bnpm run (?:--silent )?(\w+(?::\w+)*)/g);
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([]);
  const contributing = textOf("CONTRIBUTING.md");
  const unnamed = Object.keys(scripts).filter(
    (name) => !new RegExp(`\`(?:npm (?:run )?)?${name}[\` ]`).test(contributing),
  );
  expect(unnamed).toEqual([]);
});
