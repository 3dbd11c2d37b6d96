import type { Made } from "../make-file";
import { codeIn, type FileTarget } from "../manifest";
import { readRange } from "../products/range";
import { type RoomSurface, readSurfaces } from "./surfaces";
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
      const plan = (write: (surfaces: RoomSurface[]) => Made | Promise<Made>) => () => {
        const look = catalogue.finishLook(id);
        const make = async () => write(await readSurfaces(source, look));
        return { date: mesh.date, files: [source, ...sources], data: look, make };
      };
      const { glb, usdz } = models;
      return [{ path: glb, plan: plan(writeGlb) }, ...(usdz ? [{ path: usdz, plan: plan(writeUsdz) }] : [])];
    });
  });
}
