import { rmSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { anna, goToClone, jan, save } from "../../../tests/support/editor/clone";
import { blobId } from "./git";
import { authorsSince } from "./history";
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
