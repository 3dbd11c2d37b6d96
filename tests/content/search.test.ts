import { expect, test } from "vitest";
import * as paths from "~/paths";
import { productHref } from "~/range/products/href";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { createSiteSearch } from "~/search/site/search.server";

const tree = embeddedTree();
const { products, parts } = getCatalogue(tree);
const search = createSiteSearch(tree);

type Numbered = { number: string; to: string };

const numbers: Numbered[] = [
  ...products.flatMap((product) => [
    { number: product.code, to: productHref(product) },
    ...product.finishes.flatMap(({ id, code, gtin }) =>
      [code, gtin].map((number) => ({ number, to: productHref(product, id) })),
    ),
  ]),
  ...parts.all.flatMap(({ code, gtin, replaces }) =>
    [code, ...(gtin ? [gtin] : []), ...replaces].map((number) => ({ number, to: paths.sparePart(code) })),
  ),
];

/** Spellings of a number by people and scanners. */
function spellings(number: string): string[] {
  const bare = number.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (!/^\d{13}$/.test(number))
    return [number, bare, number.replaceAll("-", " "), ` ${number.toLowerCase()} `];
  const scanned = [`(01)0${number}`, `(01)0${number}(10)A7`, `]C1010${number}`];
  return [number, `0${number}`, ...scanned, number.replace(/(.)(.{6})/, "$1 $2 "), `EAN ${number}`];
}

test("every number, however it is written, leads to its one product or part alone, above all else (7.3)", () => {
  const missed = numbers.flatMap(({ number, to }) =>
    spellings(number).flatMap((asked) => {
      const [first] = search.suggest(asked);
      const [inField, onPage] = [first, search.find(asked)?.exact].map((group) =>
        group?.kind === "exact" ? group.hits.map((hit) => hit.to) : [],
      );
      const isFound = [inField, onPage].every((found) => found?.length === 1 && found[0] === to);
      return isFound ? [] : [{ asked, to, inField, onPage }];
    }),
  );
  expect(missed).toEqual([]);
});
