import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bimFile } from "~/range/product/files";
import { readGeometries } from "~/range/products/geometries.server";
import { readProducts } from "~/range/products/products.server";
import { readMesh } from "../../../tools/downloads/ifc/mesh";
import { readIfc } from "../../support/readers/ifc";

const maxTriangles = 5_000;
const maxBytes = 400_000;
/** Tolerance in mm between a model and its measures: measures are rounded, and meshes are simplified. */
const tolerance = 1;

const { files, names } = readProducts();
const labels = new Map(names.finishes.map(({ id, label }) => [id, label]));
const looks = new Map(names.finishes.map(({ id, look }) => [id, look]));
const modelled = files.flatMap(({ data: product }) => {
  const address = bimFile(product);
  return address ? [{ product, file: `build/client${address}` }] : [];
});

test("every model of the range has a BIM file", () => {
  expect(modelled).toHaveLength(files.length);
});

test("a small part keeps its shape where large ones lose triangles (16.16)", async () => {
  const slug = "kanta-bateria-wannowa-scienna";
  const parts = await readMesh(`public/models/${slug}/KN-210-${slug}.glb`);
  expect(parts.find(({ role }) => role === "dark")?.triangles).toHaveLength(36);
});

describe.each(modelled)("the BIM file of $product.code (16.16)", ({ product, file }) => {
  const { measures, finishes } = product;
  const text = readFileSync(file, "utf8");
  const ifc = readIfc(file);

  test("is small", () => {
    expect(statSync(file).size).toBeLessThanOrEqual(maxBytes);
    expect(ifc.triangles).toBeGreaterThan(100);
    expect(ifc.triangles).toBeLessThanOrEqual(maxTriangles);
  });

  test("is IFC4 in ASCII, and every line of it is of the schema and refers to lines that there are", () => {
    expect(ifc.schema).toBe("IFC4");
    expect(ifc.misfits).toEqual([]);
    expect(text).toMatch(/^[\n -~]*$/);
    const lines = new Set(text.match(/^#\d+/gm));
    expect((text.match(/#\d+(?=[,)])/g) ?? []).filter((reference) => !lines.has(reference))).toEqual([]);
  });

  test("has one product in a storey, in millimetres", () => {
    expect(ifc).toMatchObject({ products: 1, storey: "IfcBuildingStorey" });
    expect(ifc.units).toMatchObject({ LENGTHUNIT: "MILLIMETRE", PLANEANGLEUNIT: "degree" });
    expect(ifc.type).toBe(finishes[0]?.code);
  });

  test("has the measures of the product, and stands where the drawings do", () => {
    const { min, max } = ifc.box;
    const size = max.map((value, axis) => value - (min[axis] ?? 0));
    for (const [axis, measure] of [measures.width, measures.depth, measures.height].entries())
      expect(Math.abs((size[axis] ?? 0) - measure)).toBeLessThanOrEqual(tolerance);
    const side = readGeometries().get(product.slug);
    expect(Math.abs((min[2] ?? 0) - (side?.box.minZ ?? 0))).toBeLessThanOrEqual(tolerance);
    if (side?.uFrom === "wall")
      expect(Math.abs((max[1] ?? 0) + side.box.minU)).toBeLessThanOrEqual(tolerance);
  });

  test("has a type of the right class for every finish, with its numbers, unit by unit", () => {
    expect(ifc.types.map(({ tag }) => tag)).toEqual(finishes.map(({ code }) => code));
    for (const [place, type] of ifc.types.entries()) {
      const { id, code, gtin } = finishes[place] ?? {};
      expect(type.entity).toBe(`${ifc.entity}Type`);
      expect(type.predefined).not.toBe("NOTDEFINED");
      expect(type.kind !== null).toBe(type.predefined === "USERDEFINED");
      expect(type.material).toBe(labels.get(id ?? ""));
      expect(type.sets.Pset_ManufacturerTypeInformation).toMatchObject({
        ArticleNumber: { value: code },
        GlobalTradeItemNumber: { value: gtin },
        ModelReference: { value: product.code },
      });
      expect(Object.values(type.sets.Modrawa_Wymiary ?? {})[0]).toMatchObject({
        type: "IFCPOSITIVELENGTHMEASURE",
        value: measures.width,
      });
    }
  });

  test("says what flows, weighs and warms, in the units of the product's page", () => {
    const { flowLpm3bar, weightKg, heatOutputW } = product.technical;
    const values = ifc.types[0]?.sets.Modrawa_DaneTechniczne;
    const given = (value: unknown, type: string, unit: string) =>
      value === undefined ? undefined : { value, type, unit };
    expect(values?.["Przepływ przy 3 barach"]).toEqual(
      given(flowLpm3bar, "IFCVOLUMETRICFLOWRATEMEASURE", "VOLUMETRICFLOWRATEUNIT"),
    );
    expect(values?.Masa).toEqual(given(weightKg, "IFCMASSMEASURE", "KILOGRAM"));
    expect(values?.["Moc grzewcza"]).toEqual(given(heatOutputW, "IFCPOWERMEASURE", "WATT"));
  });

  test("shows the first finish where the model has a part that finishes colour", () => {
    const meshes = text.match(/=IFCTRIANGULATEDFACESET\(/g) ?? [];
    const styled = text.match(/=IFCSTYLEDITEM\(#/g) ?? [];
    if (meshes.length > styled.length)
      expect(ifc.colours).toContain(looks.get(finishes[0]?.id ?? "")?.colour);
  });

  test("has a port for every connection, at its place", () => {
    const { connections = [], drain } = readGeometries().get(product.slug) ?? {};
    expect(ifc.ports).toHaveLength(connections.length + (drain ? 1 : 0));
    for (const [place, { x, z, size, kind }] of connections.entries()) {
      const port = ifc.ports[place];
      expect(port).toMatchObject({ flow: kind === "inlet" ? "SINK" : "SOURCE" });
      expect([port?.at[0], port?.at[2]]).toEqual([x, z]);
      expect(port?.sets.Pset_DistributionPortTypePipe?.ConnectionSubType?.value).toBe(size);
    }
  });
});
