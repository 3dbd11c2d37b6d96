import { describe, expect, test } from "vitest";
import { getPartners } from "~/fit/partners.server";
import type { Kind } from "~/fit/rules/types/fit-part";
import { judgeList } from "~/project/list/needs";
import type { ProjectList } from "~/project/list/project-list";
import type { Product } from "~/range/product/schema/schema.server";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";

const tree = embeddedTree();
const supply = { catalogue: getCatalogue(tree), partners: getPartners(tree) };
const { products } = supply.catalogue;
const { model, partnersOf, fitting } = supply.partners;

const kindOf = ({ slug }: Product) => model(slug)?.kind;
const ofKind = (...kinds: Kind[]) =>
  products.filter((product) => kinds.some((kind) => kindOf(product) === kind));
const basins = ofKind("countertop-basin", "wall-hung-basin").filter(({ slug }) => partnersOf(slug)?.waste);

const named = (...all: Product[]) => all.map(({ code }) => code).join(" + ");
const listOf = (...all: Product[]): ProjectList => ({
  rooms: [{ name: "", lines: all.map(({ code }) => ({ code, quantity: 1 })) }],
});
const needsOf = (...all: Product[]) => judgeList(listOf(...all), supply).needs.map(({ product }) => product);
const misfitsOf = (...all: Product[]) =>
  judgeList(listOf(...all), supply).misfits.map(({ summary }) => summary);

/** The result of `/dopasowanie` for two products; `null` if no rules cover them. */
const checked = (one: Product, other: Product) => fitting(one.slug, other.slug);
const isAccepted = (one: Product, other: Product) =>
  ["fits", "condition"].includes(checked(one, other)?.verdict ?? "");

describe("a list and the page that says whether two products fit never contradict each other", () => {
  test("a waste is missing beside a basin exactly where no listed product fits it as one (27.6)", () => {
    for (const basin of basins)
      for (const part of products) {
        const isThere = kindOf(part) === "waste" && isAccepted(basin, part);
        const isMissing = needsOf(basin, part).some((product) => kindOf(product) === "waste");
        expect(isMissing, named(basin, part)).toBe(!isThere);
      }
  });

  test("where a waste does not fit unconditionally, the list says what the page says", () => {
    for (const basin of basins)
      for (const waste of ofKind("waste")) {
        const check = checked(basin, waste);
        const told = check && check.verdict !== "fits" ? [check.summary] : [];
        expect(misfitsOf(basin, waste), named(basin, waste)).toEqual(told);
      }
  });

  test("a body or a frame is missing exactly where the listed one does not fit", () => {
    for (const whole of products.filter(({ requires }) => requires.length > 0))
      for (const part of ofKind("concealed-body", "frame")) {
        const isMissing = needsOf(whole, part).some(({ slug }) => whole.requires.includes(slug));
        expect(isMissing, named(whole, part)).toBe(!whole.requires.includes(part.slug));
        const check = checked(whole, part);
        if (check) expect(isMissing, named(whole, part)).toBe(check.verdict !== "fits");
        if (check?.verdict === "fails") expect(misfitsOf(whole, part)).toEqual([check.summary]);
      }
  });

  test("what is missing of a product alone is what its page says, and fits", () => {
    for (const product of products) {
      const { waste = null, trap = null } = basins.includes(product) ? (partnersOf(product.slug) ?? {}) : {};
      const drains = [waste, trap].flatMap((part) => part?.slug ?? []);
      const needs = needsOf(product);
      expect(
        needs.map(({ slug }) => slug),
        product.code,
      ).toEqual([...product.requires, ...drains]);
      expect(needsOf(product, ...needs), product.code).toEqual([]);
      expect(misfitsOf(product, ...needs), product.code).toEqual([]);
    }
  });
});
