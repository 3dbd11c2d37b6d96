import type { FinishLook } from "~/brand/collections.server";
import { defineMaker } from "../make-file";
import { codeIn, type FileTarget } from "../manifest";
import { readRange } from "../products/range";
import { readRoomModel, writeGlb } from "./room-model";
import { writeUsdz } from "./write-usdz";

type Finished = { mesh: string; look: FinishLook };
const glbOf = defineMaker("GLB", async ({ mesh, look }: Finished) =>
  writeGlb(await readRoomModel(mesh, look)),
);
const usdzOf = defineMaker("USDZ", async ({ mesh, look }: Finished) =>
  writeUsdz(await readRoomModel(mesh, look)),
);

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
      const plan = (jobOf: typeof glbOf) => () => {
        const look = catalogue.finishLook(id);
        const make = jobOf({ mesh: source, look });
        return { date: mesh.date, files: [source, ...sources], data: look, make };
      };
      const { glb, usdz } = models;
      return [{ path: glb, plan: plan(glbOf) }, ...(usdz ? [{ path: usdz, plan: plan(usdzOf) }] : [])];
    });
  });
}
