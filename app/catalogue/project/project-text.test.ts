import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { parseProject } from "./project-list";
import { projectText } from "./project-text";
import { projectView } from "./view";

test("a list in words has a paragraph a room, with what is wrong with a line", () => {
  const mixer = sampleProduct({
    slug: "bateria",
    name: "Bateria",
    code: "LR-130",
    finishes: [sampleFinish("chrom", "LR-130-CH")],
  });
  const supply = {
    catalogue: sampleCatalogue([mixer]),
    partners: { model: () => null, partnersOf: () => null },
  };
  const text = (list: string) => projectText(projectView(parseProject(list), supply));
  expect(text("1._rŁazienka.LR-130-CH*2.XX-9._rKuchnia.LR-130-CH")).toBe(
    "Łazienka:\n2 × LR-130-CH – Bateria, chrom\n1 × XX-9 – Nie znamy tego numeru.\n\nKuchnia:\n1 × LR-130-CH – Bateria, chrom",
  );
  expect(text("1.LR-130-CH*0.XX-9*0")).toBe(
    "Pozycje:\n? × LR-130-CH – Bateria, chrom – Brak ilości.\n? × XX-9 – Brak ilości. Nie znamy tego numeru.",
  );
  expect(text("1.CZ-1025*2")).toBe("Pozycje:\n2 × CZ-1025 – Regulator");
  expect(text("1")).toBe("");
});
