import path from "node:path";
import { describe, it } from "vitest";
import { newFolder } from "../runner/new-folder";
import { isPostgresThere, startPostgres } from "./postgres";

/** Where a new database is: at a URL of PostgreSQL or, without one, in a file of SQLite. */
export type Place = { url: string | undefined; file: string };

/** Repeats tests with every database that the site can have, as far as this machine has it. */
export async function describeWithEachDatabase(name: string, test: (newPlace: () => Place) => void) {
  const postgres = isPostgresThere ? await startPostgres() : undefined;
  const folder = newFolder();
  let made = 0;
  describe.each([
    { kind: "SQLite", isThere: true, newUrl: () => undefined },
    {
      kind: "PostgreSQL",
      isThere: isPostgresThere,
      newUrl: () => postgres?.database(`made${made}`),
    },
  ])(`${name} in $kind`, ({ isThere, newUrl }) => {
    if (!isThere) return it.skip("is not on this machine");
    test(() => {
      made += 1;
      return { url: newUrl(), file: path.join(folder, `${made}.sqlite`) };
    });
  });
}
