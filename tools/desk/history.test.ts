import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { anna, git, goToClone, jan, save } from "../../tests/support/editor/clone";
import { authorsSince, listVersions } from "./history";
import { blobId } from "./versions/git";
import { commitFiles } from "./versions/working-folder";

const [file, other] = ["content/a.md", "content/b.md"];
beforeEach(goToClone);

test("who has changed a file is found by what visitors see of it, whenever that was published (25.44)", async () => {
  await save(file, "1\n", jan);
  await save(other, "1\n", anna);
  await save(file, "2\n", anna);
  await save(file, "3\n", jan);
  const shown = (text: string) => (text ? blobId(text) : "");
  const cases: [text: string, authors: string[]][] = [
    ["3\n", []],
    ["2\n", ["Jan Zych"]],
    ["1\n", ["Jan Zych", "Anna Nowak"]],
    ["", ["Jan Zych", "Anna Nowak"]],
  ];
  for (const [text, authors] of cases)
    expect([text, (await authorsSince(new Map([[file, shown(text)]]))).get(file)]).toEqual([text, authors]);
  rmSync(other);
  await commitFiles([other], "deleted", jan);
  expect((await authorsSince(new Map([[other, shown("1\n")]]))).get(other)).toEqual(["Jan Zych"]);
});

test("the history goes on until the first version (25.43)", async () => {
  await save(file, "0\n", anna);
  const branch = git("symbolic-ref", "HEAD").trim();
  const commits = Array.from({ length: 100 }, (_, n) =>
    [`commit ${branch}`, "committer A <a@b.c> now", "data 1", "x", ...(n ? [] : [`from ${branch}^0`])]
      .concat(`M 100644 inline ${file}`, `data ${n > 9 ? 2 : 1}`, `${n}`, "")
      .join("\n"),
  );
  execFileSync("git", ["fast-import", "--quiet", "--date-format=now"], { input: commits.join("") });
  expect((await listVersions("content")).length).toBe(100);
  expect(await listVersions("content", 100)).toMatchObject([
    { author: "Anna Nowak", files: [{ did: "A", name: file }] },
  ]);
});
