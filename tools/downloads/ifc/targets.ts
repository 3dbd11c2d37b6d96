import { bimFile } from "~/range/product";
import { readGeometries } from "~/range/products.server";
import { defineMaker } from "../make-file";
import { codeIn, type FileTarget } from "../manifest";
import { readRange } from "../products/range";
import { bimModel } from "./bim-model";
import { readMesh } from "./mesh";
import { boxOf, type PortGeometry, portsOf } from "./ports";
import { writeIfc } from "./write-ifc";

type Source = { model: ReturnType<typeof bimModel>; geometry: PortGeometry; mesh: string };
const ifcOf = defineMaker("IFC", async ({ model, geometry, mesh }: Source) => {
  const parts = await readMesh(mesh);
  const box = boxOf(parts.flatMap(({ points }) => points));
  return new TextEncoder().encode(writeIfc(model, parts, portsOf(geometry, model.ifc, box)));
});

/**
 * Returns a build target for the BIM file of every product with a mesh. The file contains all finishes of the product.
 */
export function bimTargets(): FileTarget[] {
  const { catalogue, background } = readRange();
  const geometries = readGeometries();
  const sources = [...codeIn("ifc"), "package-lock.json"];
  return catalogue.products.flatMap((product) => {
    const href = bimFile(product);
    const mesh = product.downloads.find(({ format }) => format === "glb");
    if (!href || !mesh) return [];
    const plan = () => {
      const model = bimModel(product, mesh.date, catalogue, background.brand);
      const { connections, drain, uFrom = "axis" } = geometries.get(product.slug) ?? {};
      const geometry: PortGeometry = { connections, drain, uFrom };
      return {
        date: mesh.date,
        files: [`public${mesh.path}`, ...sources],
        data: { model, geometry },
        make: ifcOf({ model, geometry, mesh: `public${mesh.path}` }),
      };
    };
    return { path: href, plan };
  });
}
