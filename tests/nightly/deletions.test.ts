import { expect, test } from "vitest";
import { measureDeletions } from "../../tools/scripts/size/deletions";
import { project, textOf } from "../docs/project-files";

const [table = ""] = /^\| deleted .*(?:\n\|.*)+/m.exec(textOf("docs/size.md")) ?? [];
const stated = new Map(
  [...table.matchAll(/^\| (.*?) \| (\d+) \| \d+ \|$/gm)].map(([, name, files]) => [name, Number(files)]),
);

test("without a feature no more files of code fail than docs/size.md says", { timeout: 1_800_000 }, () => {
  const measured = measureDeletions(project);
  expect(measured.map(({ name }) => name)).toEqual([...stated.keys()]);
  expect(measured.filter(({ name, files }) => files > (stated.get(name) ?? 0))).toEqual([]);
});
