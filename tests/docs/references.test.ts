import path from "node:path";
import { expect, test } from "vitest";
import { scripts } from "../../package.json";
import { citingFiles, files, textOf } from "./project-files";

const documents = citingFiles.filter((file) => file.endsWith(".md"));
const folders = new Set(files.flatMap((file) => foldersAbove(file)));

function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === "." ? [folder] : [folder, ...foldersAbove(folder)];
}

/** Returns the fragment ids that GitHub generates for a document's headings. */
const fragmentsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every link of a document leads to a file or a heading", () => {
  const links = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
      .map((target) => ({ file, target })),
  );
  const broken = links.filter(({ file, target }) => {
    const [name = "", fragment] = target.split("#");
    const found = name ? path.posix.normalize(path.posix.join(path.posix.dirname(file), name)) : file;
    if (fragment) return !files.includes(found) || !fragmentsOf(found).includes(fragment);
    return !files.includes(found) && !folders.has(found.replace(/\/$/, ""));
  });
  expect(links.length).toBeGreaterThan(50);
  expect(broken.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
});

/** Folders that programs create: builds, packages, data, and the staff's new pictures. */
const created = /^(?:\.cache|build|DATA_DIR|node_modules|content\/pictures)\//;

test("every file or folder of the code that a comment or a document names is there", () => {
  const endings = [...files, ...[...folders].map((folder) => `${folder}/`)].map((name) => `/${name}`);
  const named = citingFiles.flatMap((file) =>
    [...textOf(file).matchAll(/`((?:[\w@.-]+\/)*(?:\w[\w.-]*\.(?:tsx?|css)|[\w@.-]+\/))`/g)].map(
      ([, name = ""]) => ({ file, name }),
    ),
  );
  const missing = named.filter(
    ({ name }) => !created.test(name) && !endings.some((ending) => ending.endsWith(`/${name}`)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test("every command that a document names is there, and CONTRIBUTING names each", () => {
  const named = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\bnpm run (?:--silent )?(\w+(?::\w+)*)/g)].map(([, name = ""]) => ({
      file,
      name,
    })),
  );
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  const contributing = textOf("CONTRIBUTING.md");
  const unnamed = Object.keys(scripts).filter(
    (name) => !new RegExp(`\`(?:npm (?:run )?)?${name}[\` ]`).test(contributing),
  );
  expect(unnamed).toEqual([]);
});
