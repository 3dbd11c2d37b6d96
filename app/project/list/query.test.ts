import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { parseProject, writeProject } from "./project-list";
import {
  additionHref,
  canonicalProjectQuery,
  changedHref,
  parseProjectPageQuery,
  rememberedHref,
} from "./query";

const chrome = sampleFinish("chrom", "LR-110-CH", "9520000000103");
const black = sampleFinish("czarny-mat", "LR-110-CM", "9520000000110");
const catalogue = sampleCatalogue([sampleProduct({ code: "LR-110", finishes: [chrome, black] })]);
const pages = new Set(["/", "/produkty", "/projekt"]);
const canonical = (query: string | URLSearchParams) =>
  canonicalProjectQuery(new URLSearchParams(query), catalogue, pages);
const added = (query: string, path = "") =>
  additionHref(new URLSearchParams(query), catalogue, { path, pages });
const pageAt = (href: string | null) =>
  parseProjectPageQuery(new URL(href ?? "", "http://localhost").searchParams, catalogue, pages);
const full = `1.${Array.from({ length: 300 }, (_, at) => `X${at}`).join(".")}`;

const codes = Array.from({ length: 61 }, (_, at) => `X${100 + at}`).join();
const packedList = writeProject(parseProject(`1.${codes.replaceAll(",", ".")}`));

test.each([
  ["", ""],
  ["l=1.lr110ch*2", "l=1.LR-110-CH*2"],
  ["l=1.LR-110-CH.LR-110-CH&utm_source=x", "l=1.LR-110-CH*2"],
  ["dodaj=LR-110,9520000000110*3", "dodaj=LR-110-CH,LR-110-CM*3"],
  [`dodaj=${packedList}`, `dodaj=${codes}`],
  [`l=1.${codes.replaceAll(",", ".")}&strona=9`, `l=${packedList}&strona=3`],
  [`l=${packedList.slice(0, -4)}&powrot=/`, "l=2"],
  ["l=2.&strona=2", "l=2"],
  ["dodaj=LR-110&l=1.x&tylko=brakujace", "l=1.X&dodaj=LR-110-CH&tylko=brakujace"],
  ["l=1&bylo=1.lr110", "l=1&bylo=1.LR-110"],
  ["l=1.X&powrot=/produkty?strona=2", "l=1.X&powrot=%2Fprodukty%3Fstrona%3D2"],
  ["l=1.X&powrot=/", "l=1.X&powrot=%2F"],
  ["l=1.X&powrot=//evil.example", "l=1.X"],
  ["l=1.X&powrot=/.//evil.example", "l=1.X"],
  ["l=1.X&powrot=/produkty/..//evil.example", "l=1.X"],
  ["l=1.X&powrot=/nie-ma", "l=1.X"],
  ["l=1.X&powrot=/pliki/x.pdf", "l=1.X"],
  ["l=1.X&powrot=/%2500", "l=1.X"],
  ["l=1.X&powrot=/%00", "l=1.X"],
  ["l=1.X&powrot=/produkty?q=%00", "l=1.X"],
  ["l=1.X&powrot=/\\evil.example", "l=1.X"],
  ["l=1.X&powrot=https://evil.example", "l=1.X"],
  ["l=1.X&powrot=/projekt?l=1", "l=1.X"],
  ["l=1.X&pomieszczenie=Hol", "l=1.X"],
  ["l=1.X&bylo=1.Y&nadmiar=7", "l=1.X&nadmiar=7&bylo=1.Y"],
  ["l=1.X&nadmiar=LR-110-CH", "l=1.X"],
])("a URL of the list's page is one for all who see the same: %s (19.2)", (query, expected) => {
  expect(canonical(query)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

test("a URL of the list's page is one for all who see the same, whatever it says (19.2)", () => {
  const names = ["l", "dodaj", "tylko", "bylo", "powrot", "nadmiar", "pomieszczenie"];
  const params = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: "binary" })));
  fc.assert(
    fc.property(params, (entries) => {
      const query = canonical(new URLSearchParams(entries));
      expect(canonical(query)).toBe(query);
      expect(query.length).toBeLessThan(4_000);
    }),
  );
});

test.each([
  ["dodaj=LR-110,LR-110-CM*2", "1.LR-110-CH.LR-110-CM*2#dodano"],
  ["l=1._rHol.LR-110-CH&dodaj=LR-110", "1._rHol.LR-110-CH*2"],
  ["l=1._rKuchnia.LR-110-CM&dodaj=LR-110-CH,lr110cm&dodaj=x%20y", "1._rKuchnia.LR-110-CM*2.LR-110-CH.XY"],
  ["dodaj=,", "1#dodano"],
  ["l=1.LR-110-CM*2&dodaj=LR-110,XX-1&tylko=brakujace", "1.LR-110-CM*2.XX-1"],
  ["dodaj=LR-110&tylko=brakujace", "1.LR-110-CH#uzupelniono"],
  ["dodaj=LR-110-CH*2", "1.LR-110-CH*2#dodano"],
  ["dodaj=LR-110-CH*999999", "1.LR-110-CH*0#dodano"],
  ["dodaj=LR-110-CH*0,LR-110-CM*", "1.LR-110-CH*0.LR-110-CM*0#dodano"],
])(
  "a link that adds leads to the list with the additions, and says so if it had none: %s (27.2, 27.5)",
  (query, list) => {
    expect(added(query)).toBe(`/projekt?l=${list}`);
  },
);

test("a link that adds reports what does not fit into the list, and leads back (27.2)", () => {
  expect(pageAt(added(`l=${full}&dodaj=lr110*2,X1`)).surplus).toBe(1);
  const many = Array.from({ length: 300 }, (_, at) => `${String(Math.sin(at)).slice(-12)}-XXXXXXXXXX`).join();
  const page = pageAt(added(`l=${full}&dodaj=${many}`, "/produkty"));
  expect(page.surplus).toBe(300);
  expect(page.back).toBe("/produkty");
});

const bare = (finish: typeof chrome) => ({ ...finish, pictures: [] });
test.each([
  ["the first", [chrome, black], "LR-110-CH", "packshots/chrom"],
  ["another, where the first has none", [bare(chrome), black], "LR-110-CM", "packshots/czarny-mat"],
  ["the first, where none has one", [bare(chrome), bare(black)], "LR-110-CH", null],
])("a link with a model's number adds the finish in its tile's picture: %s", (_, finishes, code, picture) => {
  const product = sampleProduct({ finishes });
  const ofOne = sampleCatalogue([product]);
  expect(additionHref(new URLSearchParams("dodaj=LR-110"), ofOne)).toBe(`/projekt?l=1.${code}#dodano`);
  expect(ofOne.productCard(product).picture).toBe(picture);
});

test("after a post, the URL holds what did not fit, and nothing of a text (27.4)", () => {
  const [before, list] = [parseProject("1"), parseProject("1.A")];
  const change = { before, list, surplus: 3, reading: null };
  expect(changedHref(change, "uzupelnij")).toBe("/projekt?l=1.A&nadmiar=3");
  expect(changedHref({ ...change, reading: {} }, "dodaj")).toBe("/projekt?l=1.A&nadmiar=3#odczytano");
});

test.each([
  ["", "", null],
  ["", "1.A*2._rB c", "l=1.A*2._rB+c"],
  ["dodaj=LR-110", "", "dodaj=LR-110&l=1"],
  ["dodaj=LR-110,LR-120&dodaj=KN-110&jezyk=en", "1.A", "dodaj=LR-110%2CLR-120&dodaj=KN-110&jezyk=en&l=1.A"],
  ["l=1.B", "1.A", null],
  ["l=1.B&dodaj=A", "1.A", null],
])("/projekt?%s beside %j becomes %j", (search, remembered, query) => {
  const href = rememberedHref(new URLSearchParams(search), remembered);
  expect(href).toBe(query && `/projekt?${query}`);
});
