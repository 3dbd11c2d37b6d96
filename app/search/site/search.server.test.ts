import { readFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { embeddedTree } from "~/range/tree/embedded.server";
import { createSiteSearch, getSiteSearch } from "./search.server";

const search = createSiteSearch(embeddedTree());
const firstHits: Record<string, Record<string, string>> = parse(
  readFileSync("tests/fixtures/first-hits.yaml", "utf8"),
);

test("other requests are answered while the search is built", async () => {
  let isBuilt = false;
  const built = getSiteSearch().finally(() => {
    isBuilt = true;
  });
  let turns = 0;
  for (; !isBuilt; turns += 1) await nextTurn();
  expect(turns).toBeGreaterThan(10);
  expect((await built).find("umywalka")).toEqual(search.find("umywalka"));
});

test.each(Object.entries(firstHits))(
  "the first %s for what is typed is the expected one",
  (kind, expected) => {
    const first = (query: string) => {
      const hits = search.suggest(query).flatMap(({ hits }) => hits);
      const hit = hits.find((one) => one.kind === kind);
      return kind === "product" ? hit?.title : hit?.to;
    };
    const queries = Object.keys(expected);
    expect(Object.fromEntries(queries.map((query) => [query, first(query)]))).toEqual(expected);
  },
);
