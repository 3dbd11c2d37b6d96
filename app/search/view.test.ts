import { expect, test } from "vitest";
import { createSearch } from "./index/search.server";
import { searchView } from "./view";

const picture = { src: "packshots/a", alt: "" };
const search = createSearch([
  { kind: "product", title: "Bateria umywalkowa Lira", to: "/produkt/a", picture },
  { kind: "product", title: "Syfon", to: "/produkt/b", picture: null },
  { kind: "category", title: "Baterie", to: "/produkty/1", picture: null },
]);

const view = (href: string) => searchView(search, new URLSearchParams(href));

test("hits of a mistyped query are marked by its correction", () => {
  expect(view("q=syfno")).toMatchObject({ suggestion: "syfon", main: { hits: [{ title: ["", "Syfon"] }] } });
});
