import { codeIn, type FileTarget } from "../manifest";
import { readRange } from "../products/range";
import { readSurfaces } from "./surfaces";
import { writeGlb } from "./write-glb";
import { writeUsdz } from "./write-usdz";

/** Returns build targets for the models that visitors see in their room, for each finish of a product (behaviour 16.22). */
export function roomModelTargets(): FileTarget[] {
  const { catalogue } = readRange();
  const sources = [...codeIn("ar"), "tools/downloads/ifc/mesh.ts", "package-lock.json"];
  return catalogue.products.flatMap((product) => {
    const mesh = product.downloads.find(({ format }) => format === "glb");
    return product.finishes.flatMap(({ id, code }) => {
      const models = catalogue.roomModels(product, code);
      if (!mesh || !models) return [];
      const source = `public${mesh.path}`;
      const look = catalogue.finishLook(id);
      const shared = { date: mesh.date, files: [source, ...sources], data: look };
      const { glb, usdz } = models;
      return [
        { ...shared, path: glb, make: async () => writeGlb(await readSurfaces(source, look)) },
        ...(usdz
          ? [{ ...shared, path: usdz, make: async () => writeUsdz(await readSurfaces(source, look)) }]
          : []),
      ];
    });
  });
}
