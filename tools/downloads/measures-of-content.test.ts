import { expect, test } from "vitest";
import { lampCatalogue, sampleLamp } from "../../tests/support/samples/lamp-samples";
import { ifcClass } from "./ifc/classes";
import { ownSets } from "./ifc/property-sets";

const lamp = sampleLamp();
const catalogue = lampCatalogue([lamp]);

test("a BIM file names measures and values that only content defines (25.16)", () => {
  expect(ifcClass(lamp)).toEqual({ entity: "IfcBuildingElementProxy", predefined: "NOTDEFINED" });
  const sets = ownSets(lamp, catalogue, "Zorza");
  expect(sets.map(({ name }) => name)).toEqual(["Zorza_Wymiary", "Zorza_DaneTechniczne"]);
  expect(sets.flatMap(({ properties }) => properties.map(({ name }) => name))).toEqual([
    "Szerokość",
    "Głębokość",
    "Wysokość",
    "Długość przewodu",
    "Oprawka",
    "Jasność",
  ]);
});

test("without a role for mixers no product is held for a mere connection (25.16)", () => {
  const ifc = { entity: "IfcValve", predefined: "MIXING", label: "Zawór" } as const;
  expect(ifcClass({ kind: { ifc }, byRole: {} })).toMatchObject({ predefined: "MIXING" });
  expect(ifcClass({ kind: { ifc }, byRole: { mixer: false } })).toMatchObject({ predefined: "CONNECTOR" });
});
