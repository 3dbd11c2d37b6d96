import { rmSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { anna, goToClone, jan, save } from "../../../tests/support/editor/clone";
import { blobId } from "./git";
import { authorsSince, lastEditor, remember } from "./history";
import { commitFiles } from "./working-folder";

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

test("no clone has no last editor, but where Git fails there is an error, and no form that goes on from an unknown text (25.6)", async () => {
  await save(file, "1\n", jan);
  expect(await lastEditor("a.md")).toBe("Jan Zych");
  writeFileSync(".git/config", "[broken");
  await expect(lastEditor("a.md")).rejects.toThrow();
  await expect(remember("2\n")).rejects.toThrow();
  rmSync(".git", { recursive: true });
  expect([await lastEditor("a.md"), await remember("2\n")]).toEqual([undefined, undefined]);
});
