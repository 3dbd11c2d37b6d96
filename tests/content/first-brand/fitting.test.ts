import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { productView } from "~/catalogue/product-page/view";
import { matrixSize } from "~/fit/partners/partners";
import { pairHref } from "~/fit/partners/query";
import { getPartners } from "~/fit/partners.server";
import { shortVerdict } from "~/fit/rules/verdict/verdict-words";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";

const tree = embeddedTree();
const catalogue = getCatalogue(tree);
const partners = getPartners(tree);
const { products } = catalogue;

describe("what is said of two products is what their own page says", () => {
  test("where all partners of a product are listed", () => {
    for (const { slug } of products) {
      const listed = new Map(partners.matrix(slug).map((partner) => [partner.slug, partner]));
      for (const other of products.filter(({ withdrawn }) => !withdrawn)) {
        const check = partners.fitting(slug, other.slug);
        const wanted = check && { margin: check.margin, verdict: check.verdict, short: shortVerdict(check) };
        const partner = listed.get(other.slug);
        // If a kind has more products, only the best are listed.
        if (!partner && partners.offered(partners.model(other.slug)?.kind ?? "trap").length > matrixSize)
          continue;
        if (wanted) expect(partner, `${slug}, ${other.slug}`).toMatchObject(wanted);
        else expect(partner, `${slug}, ${other.slug}`).toBeUndefined();
      }
    }
  });

  test("on the page of a product, of what goes with it and of what it needs (16.1)", () => {
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
});

test("the drawing that stands for the fit check has the lengths of its pair (23.6, 26.2)", () => {
  const drawing = readFileSync("public/drawings/fit-check.svg", "utf8");
  const check = partners.fitting("lira-bateria-umywalkowa-wysoka", "misa-umywalka-nablatowa-owalna");
  const lengths = check?.scene.dimensions.map(({ value }) => Math.round(value));
  expect(lengths).toEqual(
    expect.arrayContaining([...drawing.matchAll(/>(\d+)<\/text>/g)].map(([, mm]) => Number(mm))),
  );
});
