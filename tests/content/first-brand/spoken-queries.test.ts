import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { embeddedTree } from "~/range/tree/embedded.server";
import { createSiteSearch } from "~/search/site/search.server";

type Spoken = Record<string, Record<string, string[]>>;

const spoken: Spoken = parse(readFileSync("tests/content/first-brand/spoken-queries.yaml", "utf8"));
const search = createSiteSearch(embeddedTree());

/** Returns what is wrong with the answer to a query: the expectations that it does not meet. */
function unmet(query: string, right: readonly string[]): string[] {
  const [first] = search.suggest(query);
  const found = search.find(query);
  const firstThree = (kind: string) =>
    search
      .find(query, 1, kind as "part")
      ?.hits.slice(0, 3)
      .map(({ title, to }) => ({ title, to })) ?? [];
  return right.filter((wanted) => {
    if (wanted.startsWith("/")) return !first?.hits.some(({ to }) => wanted.split("|").includes(to));
    if (wanted.startsWith("Nie "))
      return ![first?.title, found?.exact?.title, found?.title].some((title) =>
        title?.replaceAll("\u00a0", " ").startsWith(wanted),
      );
    if (wanted.startsWith("bez ")) return `bez ${found?.missing.join(", ")}` !== wanted;
    if (wanted.startsWith("CZ-"))
      return ![...firstThree("part"), ...(first?.hits ?? [])].some(({ to }) => to.endsWith(wanted));
    const pattern = wanted.replace(/^first /, "");
    const products = found?.hits.slice(0, pattern === wanted ? 3 : 1) ?? [];
    return products.length === 0 || !products.every(({ title }) => title.match(`^(${pattern})`));
  });
}

test.each(Object.entries(spoken))("what people type is understood: %s (7.4, 7.5, 7.6, 7.7)", (_, queries) => {
  const wrong = Object.entries(queries)
    .map(([query, right]) => [query, ...unmet(query, right)])
    .filter(({ length }) => length > 1);
  expect(wrong).toEqual([]);
});
