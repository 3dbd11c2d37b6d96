import { Ajv2020 } from "ajv/dist/2020";
import { expect, test } from "vitest";
import { lampCatalogue, lampKinds, sampleLamp } from "../../tests/support/samples/lamp-samples";
import { jsonSchema } from "./data/schema";
import { dataTable } from "./data/table";
import { ifcClass } from "./ifc/classes";
import { ownSets, standardSets } from "./ifc/property-sets";
import { openData } from "./open-data";

const lamp = sampleLamp();
const catalogue = lampCatalogue([lamp]);
const brand = { name: "Zorza", siteUrl: "https://lampy.example" };

test("data for shops have measures and values that only content defines, and their schema accepts them (2.13, 25.15)", () => {
  const data = openData(catalogue, brand, () => true);
  expect(data.products[0]).toMatchObject({
    mounting: "sufitowa",
    measures: [{}, {}, {}, { key: "cableLength", label: "Długość przewodu", value: 1500, unit: "mm" }],
    technical: [
      { key: "socket", label: "Oprawka", value: "E27" },
      { key: "brightness", label: "Jasność", value: 800, unit: "lm" },
    ],
  });
  const { columns } = dataTable(data, catalogue.names);
  const heads = columns.map(({ head }) => head);
  expect(heads).toEqual(expect.arrayContaining(["Długość przewodu [mm]", "Oprawka", "Jasność [lm]"]));
  const ajv = new Ajv2020({ allowUnionTypes: true, formats: { uri: () => true, date: () => true } });
  const accepts = (mountings: typeof lampKinds.mountings, given: object) =>
    ajv.compile({ ...jsonSchema("https://lampy.example/schema.json", mountings), $id: undefined })(
      JSON.parse(JSON.stringify(given)),
    );
  expect(accepts(lampKinds.mountings, data)).toBe(true);
  expect(accepts([{ value: "ścienna", label: "Ścienny" }], data)).toBe(false);
  const unmounted = lampCatalogue([sampleLamp({ mounting: null })]);
  expect(
    accepts(
      [],
      openData(unmounted, brand, () => true),
    ),
  ).toBe(true);
});

test("a BIM file names them with their units, and has no set that needs a role (25.16)", () => {
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
  const valve = { entity: "IfcValve", predefined: "FAUCET" } as const;
  const [common] = standardSets(lamp, valve, { code: "A-1", gtin: "1", label: "Chrom" });
  expect(common?.properties).toEqual([]);
});

test("without a role for mixers no product is held for a mere connection (25.16)", () => {
  const ifc = { entity: "IfcValve", predefined: "MIXING", label: "Zawór" } as const;
  expect(ifcClass({ kind: { ifc }, byRole: {} })).toMatchObject({ predefined: "MIXING" });
  expect(ifcClass({ kind: { ifc }, byRole: { mixer: false } })).toMatchObject({ predefined: "CONNECTOR" });
});
