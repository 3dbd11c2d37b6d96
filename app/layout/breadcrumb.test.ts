import { expect, test } from "vitest";
import { sampleTree as tree } from "../../tests/support/samples/product-samples";
import { breadcrumbs } from "./breadcrumb/breadcrumb";

const labels = [
  { label: "Produkty", to: "/produkty" },
  { label: "Aktualności", to: "/aktualnosci" },
  { label: "Kontakt", to: "/kontakt#biuro" },
  { label: "Pomoc techniczna", to: "/kontakt" },
];

/** The entries of the breadcrumb, each with its link. */
const way = (pathname: string, title?: string) =>
  breadcrumbs({ pathname, tree, labels, title }).map(({ label, to }) => (to ? `${label} ${to}` : label));

test.each([
  ["of the home page is only Home (5.1)", "/", []],
  [
    "resolves a numeric prefix by the category tree (5.2)",
    "/produkty/4100-baterie-umywalkowe",
    ["Produkty /produkty", "Baterie umywalkowe /produkty/4100"],
  ],
  [
    "does so whatever words follow it (5.2)",
    "/produkty/4100-stara-nazwa/",
    ["Produkty /produkty", "Baterie umywalkowe /produkty/4100"],
  ],
  ["takes other labels from the first menu item of that path (5.3)", "/kontakt", ["Kontakt /kontakt"]],
  ["else from the segment (5.3)", "/produkty/9999-inne-rzeczy", ["Produkty /produkty", "9999 inne rzeczy"]],
  ["without its words too (5.3)", "/produkty/4100", ["Produkty /produkty", "4100"]],
  ["decodes it (5.3)", "/aktualnosci/%C5%82azienka-2", ["Aktualności /aktualnosci", "Łazienka 2"]],
  ["as far as it can (5.3)", "/aktualnosci/%E0%A4%A", ["Aktualności /aktualnosci", "%E0%A4%A"]],
])("the breadcrumb %s", (_, path, entries) => expect(way(path)).toEqual(["Home /", ...entries]));

test("the segment produkt has the label of /produkty, and leads there (5.3)", () => {
  const to = "/produkt/bateria-lira";
  expect(way(to, "Bateria Lira")).toEqual(["Home /", "Produkty /produkty", `Bateria Lira ${to}`]);
});

test("the breadcrumb ends with the title of an article whose slug has several segments (5.4)", () => {
  const to = "/aktualnosci/poradnik/jak-oszczedzac";
  expect(way(to, "Jak oszczędzać wodę")).toEqual([
    ...["Home /", "Aktualności /aktualnosci", "Poradnik", `Jak oszczędzać wodę ${to}`],
  ]);
});
