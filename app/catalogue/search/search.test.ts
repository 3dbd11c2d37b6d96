import { describe, expect, test } from "vitest";
import type { SearchDocument } from "./document";
import { createSearch, maxQueryLength, type Search } from "./search.server";

function found(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: "product", title, to: `/${title}`, picture: null, ...more };
}

const search = createSearch([
  found("Bateria Lira", {
    codes: [
      { code: "LR-110" },
      { code: "LR-110-CH", variant: 0 },
      { code: "9520000000103", variant: 0 },
      { code: "LR-110-CM", variant: 1 },
    ],
    variants: [
      { label: "Chrom", to: "/chrom", picture: null, note: "LR-110-CH" },
      { label: "Czarny mat", to: "/czarny", picture: null, note: "LR-110-CM" },
    ],
    keywords: ["Chrom", "Czarny mat"],
  }),
  found("Bateria Kanta", {
    codes: [{ code: "KN-110" }, { code: "CZ-1025" }],
    text: ["Pasuje do umywalki Misa"],
  }),
  found("Umywalka Misa", { codes: [{ code: "MS-511" }, { code: "CZ-1025" }] }),
  found("Umywalki", { kind: "category" }),
  found("Jak czyścić baterię", { kind: "article" }),
  found("Czy bateria kapie?", { kind: "question" }),
]);

const titles = (query: string, { find }: Search = search) => find(query)?.hits.map(({ title }) => title);

describe("codes", () => {
  test.each(["LR-110-CH", "lr110ch", "LR 110 ch", "9520000000103", "952 0000 000103", "bateria LR-110-CH"])(
    "%j leads to the finish first",
    (query) => {
      expect(search.find(query)?.hits[0]).toMatchObject({ title: "Bateria Lira", to: "/chrom" });
    },
  );

  test("of a finish, or a word for it, lead to the product in that finish", () => {
    for (const query of ["lr 110 cm", "czarna bateria", "LR-110 czarny mat"])
      expect(search.find(query)?.hits[0]).toMatchObject({ to: "/czarny", note: "LR-110-CM" });
  });

  test("of a model lead to the model, partial ones to all that start with them", () => {
    expect(search.find("lr110")?.hits).toMatchObject([{ to: "/Bateria Lira" }]);
    expect(titles("LR-1")).toEqual(["Bateria Lira"]);
    expect(titles("952000")).toEqual(["Bateria Lira"]);
  });

  test("of spare parts lead to every product that has the part", () => {
    expect(titles("CZ 1025")).toEqual(["Bateria Kanta", "Umywalka Misa"]);
  });
});

describe("words", () => {
  test("must all be found; names rank above texts", () => {
    expect(titles("umywalka misa")).toEqual(["Umywalka Misa", "Bateria Kanta"]);
    expect(titles("bateria chromowana")).toEqual(["Bateria Lira"]);
  });

  test("may partly be missing where nothing has them all", () => {
    expect(titles("bateria Kanta xyzzy")).toEqual(["Bateria Kanta"]);
    expect(titles("bateria xyzzy plugh")).toEqual([]);
  });

  test.each(["", "   ", "i", "<>", "🛁", "\u0000", "x".repeat(5000), "%%%", "__proto__", "constructor"])(
    "%j find nothing and break nothing",
    (query) => {
      expect(titles(query)).toEqual([]);
      expect(search.didYouMean(query)).toBeNull();
      expect(search.suggest(query)).toEqual([]);
    },
  );

  test("beyond 200 characters are ignored", () => {
    expect(search.find("lira ".repeat(1000))?.query).toHaveLength(maxQueryLength - 1);
  });
});

test("how many hits come first because their number was typed is told", () => {
  expect(search.find("lr110")?.named).toBe(1);
  expect(search.find("co jest w LR-110")?.named).toBe(1);
  expect(search.find("bateria")?.named).toBe(0);
});

test("suggestions are grouped by kind, kinds without a hit are left out", () => {
  expect(search.suggest("bater").map(({ kind, hits }) => [kind, hits.length])).toEqual([
    ["product", 2],
    ["article", 1],
    ["question", 1],
  ]);
});

test("results come in pages of 24; beyond the last there is none", () => {
  const many = createSearch(Array.from({ length: 30 }, (_, place) => found(`Reling ${place + 100}`)));
  expect(many.find("reling")).toMatchObject({ counts: [{ kind: "product", count: 30 }], page: 1, pages: 2 });
  expect(many.find("reling", 2)?.hits.map(({ title }) => title)).toEqual(
    Array.from({ length: 6 }, (_, place) => `Reling ${place + 124}`),
  );
  expect(many.find("reling", 3)).toBeNull();
  expect(many.find("nic", 2)).toBeNull();
});

test("other kinds are on the first page only", () => {
  const many = createSearch([
    ...Array.from({ length: 30 }, (_, place) => found(`Reling ${place + 100}`)),
    found("Relingi", { kind: "category" }),
  ]);
  expect(many.find("reling")?.others.map(({ kind }) => kind)).toEqual(["category"]);
  expect(many.find("reling", 2)?.others).toEqual([]);
});

test("one kind alone is found whole, the others are counted", () => {
  expect(search.find("bateria", 1, "article")).toMatchObject({
    counts: [
      { kind: "product", count: 2 },
      { kind: "article", count: 1 },
      { kind: "question", count: 1 },
    ],
    hits: [{ kind: "article", title: "Jak czyścić baterię" }],
    others: [],
  });
});

test.each([
  ["bateira", "bateria"],
  ["umywlaka misa", "umywalka misa"],
  ["bateria xyzzy", "bateria"],
  ["bateria", null],
  ["bater", null],
  ["LR-110", null],
  ["xyzzy", null],
])("for %j the suggestion is %j", (query, suggestion) => {
  expect(search.didYouMean(query)).toBe(suggestion);
});
