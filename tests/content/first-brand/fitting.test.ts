import { shortVerdict } from "lib/fit-rules/verdict/verdict-words";
import { describe, expect, test } from "vitest";
import { fitRow, shownFits } from "~/catalogue/comparison/fits";
import { productView } from "~/catalogue/product-page/view";
import { matrixSize } from "~/fit/partners/partners";
import { pairHref } from "~/fit/partners/query";
import { getPartners } from "~/fit/partners.server";
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
        const expected = check && {
          margin: check.margin,
          verdict: check.verdict,
          short: shortVerdict(check),
        };
        const partner = listed.get(other.slug);
        // If a kind has more products, only the best are listed.
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

  test("in a comparison, of all that it names and of all that it leaves out (16.10)", () => {
    const offered = products.filter(({ withdrawn }) => !withdrawn);
    for (const product of products) {
      const row = fitRow([{ product, finish: product.finishes[0] }], partners);
      const named = row?.cells[0]?.fits ?? [];
      const checks = offered.flatMap((other) => partners.fitting(product.slug, other.slug) ?? []);
      const fitting = checks.filter(({ verdict }) => verdict !== "fails");
      const said = fitting.map((check) => ({
        name: (check.first.slug === product.slug ? check.second : check.first).name,
        verdict: check.verdict,
        short: shortVerdict(check),
        to: pairHref(check.first, check.second),
      }));
      for (const fit of named) expect(said, product.code).toContainEqual(fit);
      // The cell is empty only if no pair fits; the row is missing only if no pair has rules.
      expect(named.length > 0, product.code).toBe(fitting.length > 0);
      if (checks.length > 0) expect(row?.cells[0]?.allTo, product.code).toMatch(/^\/dopasowanie\?/);
      const left = product.goesWith.filter((slug) => {
        const check = partners.fitting(product.slug, slug);
        const isNamed = named.some(({ name }) => name === catalogue.bySlug.get(slug)?.name);
        return check && check.verdict !== "fails" && !isNamed;
      });
      if (named.length < shownFits) expect(left, product.code).toEqual([]);
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
