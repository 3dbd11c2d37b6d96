import { describe, expect, it } from "vitest";
import { sampleTree as tree } from "../../tests/support/samples/product-samples";
import { breadcrumbs } from "./breadcrumb/breadcrumb";

const labels = [
  { label: "Produkty", to: "/produkty" },
  { label: "Aktualności", to: "/aktualnosci" },
  { label: "Kontakt", to: "/kontakt#biuro" },
  { label: "Pomoc techniczna", to: "/kontakt" },
];
const home = { label: "Home", to: "/" };
const products = { label: "Produkty", to: "/produkty" };
const way = (pathname: string, title?: string) => breadcrumbs({ pathname, tree, labels, title });

describe("the breadcrumb", () => {
  it("of the home page is only Home (5.1)", () => {
    expect(way("/")).toEqual([home]);
  });

  it("resolves a numeric prefix by the category tree, whatever words follow it (5.2)", () => {
    const category = { label: "Baterie umywalkowe", to: "/produkty/4100" };
    expect(way("/produkty/4100-baterie-umywalkowe")).toEqual([home, products, category]);
    expect(way("/produkty/4100-stara-nazwa/")).toEqual([home, products, category]);
  });

  it("takes other labels from the first menu item of that path, else from the segment, without a link (5.3)", () => {
    expect(way("/kontakt")).toEqual([home, { label: "Kontakt", to: "/kontakt" }]);
    const unknown = { label: "9999 inne rzeczy", to: null };
    expect(way("/produkty/9999-inne-rzeczy")).toEqual([home, products, unknown]);
    expect(way("/produkty/4100").at(-1)).toEqual({ label: "4100", to: null });
    expect(way("/aktualnosci/%C5%82azienka-2").at(-1)?.label).toBe("Łazienka 2");
    expect(way("/aktualnosci/%E0%A4%A").at(-1)?.label).toBe("%E0%A4%A");
  });

  it("shows the label of /produkty for the segment produkt, and links there (5.3)", () => {
    const product = { label: "Bateria Lira", to: "/produkt/bateria-lira" };
    expect(way(product.to, product.label)).toEqual([home, products, product]);
  });

  it("ends with the title of an article whose slug has several segments (5.4)", () => {
    expect(way("/aktualnosci/poradnik/jak-oszczedzac", "Jak oszczędzać wodę")).toEqual([
      home,
      { label: "Aktualności", to: "/aktualnosci" },
      { label: "Poradnik", to: null },
      { label: "Jak oszczędzać wodę", to: "/aktualnosci/poradnik/jak-oszczedzac" },
    ]);
  });
});
