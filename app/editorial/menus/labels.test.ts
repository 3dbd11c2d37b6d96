import { expect, test } from "vitest";
import { menuLabels } from "./labels";

test("a page gets its label from the first menu that has it; fragments and other sites give none", () => {
  const labels = menuLabels({
    header: { menu: [{ label: "Produkty", to: "/produkty" }] },
    mobile: {
      menu: [
        { label: "Wszystko", to: "/produkty" },
        { label: "Wsparcie", children: [{ label: "Gwarancja", to: "/warunki-gwarancji" }] },
        { label: "Inspiracje", to: "https://sklep.modrawa.example" },
      ],
    },
    footer: {
      columns: [
        {
          children: [
            { label: "Kontakt", to: "/kontakt" },
            { label: "Pomoc", to: "/kontakt#pomoc" },
          ],
        },
      ],
    },
  });
  expect(labels).toEqual([
    { to: "/produkty", label: "Produkty" },
    { to: "/warunki-gwarancji", label: "Gwarancja" },
    { to: "/kontakt", label: "Kontakt" },
  ]);
});
