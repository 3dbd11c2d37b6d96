import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productView } from "~/catalogue/product-page/view";
import { pairHref } from "~/fit/partners/query";
import { getPartners } from "~/fit/partners.server";
import { shortVerdict } from "~/fit/rules/verdict/verdict-words";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";

const tree = embeddedTree();
const catalogue = getCatalogue(tree);
const partners = getPartners(tree);
const { products } = catalogue;

test("a product's page says of what goes with it, and of what it needs, what the page of the pair says (16.1)", () => {
  const findArtifact = () => null;
  for (const product of products) {
    const view = productView(catalogue, product.slug, null, { findArtifact, partners });
    const goesWith = product.goesWith.filter((slug) => catalogue.bySlug.has(slug));
    expect(view?.goesWith.map(({ fit }) => fit)).toEqual(
      goesWith.map((slug) => {
        const check = partners.fitting(product.slug, slug);
        return check && { short: shortVerdict(check), to: pairHref(check.first, check.second) };
      }),
    );
    for (const { code } of view?.needed ?? []) {
      const check = partners.fitting(product.slug, catalogue.byCode(code)?.product.slug ?? "");
      if (check) expect(check.verdict, `${product.code}, ${code}`).toBe("fits");
    }
  }
});

test("the drawing that stands for the fit check has the lengths of its pair (23.6, 26.2)", () => {
  const drawing = readFileSync("public/drawings/fit-check.svg", "utf8");
  const check = partners.fitting("lira-bateria-umywalkowa-wysoka", "misa-umywalka-nablatowa-owalna");
  const lengths = check?.scene.dimensions.map(({ value }) => Math.round(value));
  expect(lengths).toEqual(
    expect.arrayContaining([...drawing.matchAll(/>(\d+)<\/text>/g)].map(([, mm]) => Number(mm))),
  );
});
