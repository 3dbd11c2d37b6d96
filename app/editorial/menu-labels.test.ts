import { expect, test } from "vitest";
import { menuLabels } from "./menu-labels";

const products = { to: "/produkty", label: "Produkty" };
const warranty = { to: "/warunki-gwarancji", label: "Gwarancja" };
const contact = { to: "/kontakt", label: "Kontakt" };

test("a page gets its label from the first menu that has it; fragments and other sites give none", () => {
  const labels = menuLabels({
    header: { menu: [products] },
    mobile: {
      menu: [
        { label: "Wszystko", to: "/produkty" },
        { label: "Wsparcie", children: [warranty] },
        { label: "Inspiracje", to: "https://sklep.modrawa.example" },
      ],
    },
    footer: { columns: [{ children: [contact, { label: "Pomoc", to: "/kontakt#pomoc" }] }] },
  });
  expect(labels).toEqual([products, warranty, contact]);
});
