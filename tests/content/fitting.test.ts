import { describe, expect, test } from "vitest";
import { comparisonRows } from "~/catalogue/comparison/comparison";
import { matrixSize } from "~/catalogue/fit-index/partners";
import { getPartners } from "~/catalogue/fit-index/partners.server";
import { pairHref } from "~/catalogue/fit-index/query";
import { productView } from "~/catalogue/product-page/view";
import { getCatalogue } from "~/catalogue/products/products.server";
import { embeddedTree } from "~/catalogue/tree/embedded.server";
import { marginWords, shortVerdict } from "~/fit-rules/verdict-words";
import { typeset } from "~/polish/typeset";

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
        const expected = check && {
          verdict: check.verdict,
          margin: check.margin,
          short: shortVerdict(check),
        };
        const partner = listed.get(other.slug);
        // Of a kind that has more, only the best are listed.
        if (!partner && partners.offered(partners.model(other.slug)?.kind ?? "trap").length > matrixSize)
          continue;
        if (expected) expect(partner, `${slug}, ${other.slug}`).toMatchObject(expected);
        else expect(partner, `${slug}, ${other.slug}`).toBeUndefined();
      }
    }
  });

  test("where lists are narrowed down to what fits", () => {
    for (const { slug } of products) {
      const set = partners.fitSet(slug);
      for (const other of products) {
        const isFitting = !other.withdrawn && partners.fitting(slug, other.slug)?.verdict === "fits";
        expect(set?.has(other.slug) ?? false, `${slug}, ${other.slug}`).toBe(isFitting);
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

  test("in a comparison (16.10)", () => {
    for (const product of products) {
      const compared = [{ product, finish: product.finishes[0] }];
      const fits = comparisonRows(compared, catalogue, partners.partnersOf).find(({ key }) => key === "fits");
      const named = product.goesWith.flatMap((slug) => {
        const check = partners.fitting(product.slug, slug);
        const name = catalogue.bySlug.get(slug)?.name;
        if (check?.verdict !== "fits" || !name) return [];
        return check.margin === null ? name : `${name} (${marginWords(check.margin)})`;
      });
      expect(fits?.cells ?? [], product.code).toEqual(named.length > 0 ? [typeset(named.join(", "))] : []);
    }
  });

  test("where better pairs are offered instead of one that fails", () => {
    for (const one of products)
      for (const other of products) {
        const check = partners.fitting(one.slug, other.slug);
        if (check?.verdict !== "fails") continue;
        for (const { stays, partner } of partners.alternatives(check))
          expect(partners.fitting(stays.slug, partner.slug)?.verdict).toBe("fits");
      }
  });
});
