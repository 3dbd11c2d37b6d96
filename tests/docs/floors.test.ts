import { expect, test } from "vitest";
import config from "../../.dependency-cruiser.cjs";
import { textOf } from "./project-files";

type Rule = { name: string; to: { pathNot?: string } };

/**
 * Returns, for each folder, the folder itself and those that it may import according to the rules of `npm run rooms`.
 */
function allowedImports(under: string): Map<string, string[]> {
  const rules = (config.forbidden as Rule[]).flatMap(({ name, to }) => {
    const [, folder, room = ""] = /^(.+)\/([\w-]+)-imports-only-what-is-below$/.exec(name) ?? [];
    const [, rooms = ""] = /\((.*)\)\/$/.exec(to.pathNot ?? "") ?? [];
    return folder === under ? [[room, rooms.split("|").sort()] as const] : [];
  });
  return new Map(rules);
}

/**
 * Returns the allowed imports of each folder, like {@link allowedImports}, but from a table in docs/architecture.md.
 * @param row matches a row of the table: the level, then its folders
 */
function documentedImports(row: RegExp): Map<string, string[]> {
  const rooms = [...textOf("docs/architecture.md").matchAll(row)].flatMap(([, floor, cell = ""]) =>
    [...cell.replace(/\([^)]*\)/g, "").matchAll(/`(?:app\/)?([\w-]+)\/?`/g)].map(([, name = ""]) => ({
      floor: Number(floor),
      name,
    })),
  );
  return new Map(
    rooms.map(({ floor, name }) => [
      name,
      [name, ...rooms.filter((other) => other.floor < floor).map((other) => other.name)].sort(),
    ]),
  );
}

test("the tables of floors say what npm run rooms holds", () => {
  expect(documentedImports(/^\| ([1-5]) \| (`app\/[\w-]+\/`) \|/gm)).toEqual(allowedImports("app"));
  expect(documentedImports(/^\| (\d) \| (`[\w-]+`[^|]*) \|$/gm)).toEqual(allowedImports("app/catalogue"));
});
