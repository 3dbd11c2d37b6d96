import { expect, test } from "vitest";
import { productView } from "~/catalogue/product-page/view";
import { judgeList } from "~/project/list/needs";
import { parseProject } from "~/project/list/project-list";
import type { Product } from "~/range/product.server";
import { contentRange } from "../../../tests/support/samples/content-range";
import { parseFitQuery } from "../check/query";
import { fitCheckView } from "../check/view";
import { parseOwnQuery } from "../own-vessel/query";
import { ownVesselView } from "../own-vessel/view";
import { productTemplate } from "../templates/kinds/product-template";
import { createPartnerFacet } from "./partner-facet";
import { createPartners } from "./partners";

const [basin, tap, waste, body, trim] = [
  "misa-umywalka-nablatowa-owalna",
  "lira-bateria-umywalkowa-wysoka",
  "korek-niezamykany",
  "element-podtynkowy-ep-20",
  "lira-bateria-umywalkowa-podtynkowa",
] as const;

/** The range without the side views of some products. */
function without(...slugs: string[]) {
  const { catalogue, geometries } = contentRange;
  const known = new Map([...geometries].filter(([slug]) => !slugs.includes(slug)));
  return { catalogue, geometries: known, partners: createPartners(catalogue, known) };
}

test("of a product without a side view, the page of fits says that it is not known yet, and never „nie pasuje” (26.6)", () => {
  const { partners } = without(basin, tap);
  const view = (query: string) => fitCheckView(parseFitQuery(new URLSearchParams(query), partners), partners);
  expect(view(`a=${tap}&b=${basin}`).subject).toMatchObject({
    kind: "partners",
    unchecked: {
      word: "Jeszcze nie wiemy,",
      rest: expect.stringMatching(/z\s+których to liczymy \(.+ i\s+.+\)\.$/),
    },
  });
  expect(view(`a=${basin}`).subject).toMatchObject({
    unchecked: null,
    partners: [{ isUnmeasured: true, groups: [] }],
  });
  // It is known that neither of these kinds has rules for the other.
  expect(view(`a=${basin}&b=lira-wieszak`).subject).toMatchObject({
    unchecked: { word: "Nie mamy reguły" },
    partners: [{ isUnmeasured: false }, { isUnmeasured: true }],
  });
  expect(view("a=lira-bateria-umywalkowa-niska").subject).toMatchObject({
    partners: [{ isUnmeasured: false }],
  });
});

test("a list takes no filter by a product of which nothing is known (15.9)", () => {
  const named = ({ catalogue, partners }: ReturnType<typeof without>) =>
    createPartnerFacet(catalogue, partners).nameOf(basin);
  expect(named(without())).toContain("Umywalka");
  expect(named(without(basin))).toBeNull();
});

test("the page of a visitor's own basin does not say that such a tap is none (26.23)", () => {
  const { catalogue, partners } = without(tap);
  const view = (named: string) => {
    const params = new URLSearchParams(`krawedz=140&glebokosc=400&bateria=${named}`);
    return ownVesselView(parseOwnQuery(params, catalogue), partners).tapMessage;
  };
  expect(view(tap)).toContain("jeszcze nie wiemy");
  expect(view("lira-wieszak")).toContain("to nie jest bateria");
});

test("a waste of which nothing is known is not missing beside a basin; nor is anything, beside such a basin (27.6)", () => {
  const needs = (supply: ReturnType<typeof without>, list: string) =>
    judgeList(parseProject(list), supply).needs.map(({ product }) => product.code);
  const list = "1.MS-511-BI.MD-825-CH";
  expect(needs(without(), list)).toEqual(["MD-810"]);
  expect([needs(without(waste), list), needs(without(basin), list)]).toEqual([[], []]);
  expect(judgeList(parseProject(list), without(waste)).misfits).toEqual([]);
});

test.each([
  ["osta-bateria-wannowa-wolnostojaca", "Elementu podłogowego: nie mamy jego rysunku."],
  [
    "lira-przycisk-splukujacy",
    "Elementu, którego wymaga Przycisk spłukujący Lira: nie mamy jego rysunku ani wysokości na ścianie.",
  ],
])(
  "the template of %s alone says what is not known if what it requires has no side view (26.12)",
  (slug, told) => {
    const { catalogue } = contentRange;
    const product = { ...(catalogue.bySlug.get(slug) as Product), requires: [body] };
    const range = {
      ...without(body),
      catalogue: { ...catalogue, bySlug: new Map([...catalogue.bySlug, [slug, product]]) },
    };
    const unknown = productTemplate(product, range)?.unknown;
    expect(unknown).toContainEqual(told);
    expect(unknown).not.toContainEqual(expect.stringContaining("wynika z projektu"));
  },
);

test("a product whose body has no side view is judged, and its template says what is not in it (26.12)", () => {
  const range = without(body);
  const product = range.catalogue.bySlug.get(trim);
  expect(range.partners.judge(trim, basin)?.verdict).toBe("fits");
  expect(product && productTemplate(product, range)?.unknown).toContainEqual(
    expect.stringContaining("nie mamy jego rysunku"),
  );
  const view = (slug: string) =>
    productView(range.catalogue, slug, null, { findArtifact: () => null, partners: range.partners });
  expect(view(trim)?.needed.map(({ code }) => code)).toEqual(["EP-20"]);
  expect(view(body)).toMatchObject({ partnersTo: null, ownVessel: null });
  expect(view(body)?.goesWith.map(({ fit }) => fit)).toEqual(view(body)?.goesWith.map(() => null));
});
