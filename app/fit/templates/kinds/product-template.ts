import type { Product } from "~/range/product.server";
import { bodyOf, type Part, partOf, type TemplateRange } from "../part";
import type { DrillingTemplate } from "../template";
import type { HeightOnWall } from "../wall-height";
import { basinTemplate } from "./basin-template";
import { drainTemplate, frameTemplate } from "./built-in-template";
import { floorTemplate } from "./floor-template";
import { wallTemplate } from "./wall-template";

/**
 * Builds the template for a product that hangs on a wall or is concealed in a wall or floor.
 * @returns null for all other products, whose holes depend on a second product
 */
export function productTemplate(product: Product, range: TemplateRange): DrillingTemplate | null {
  const part = partOf(product.slug, range);
  const drawn = part && drawnFor(part, range);
  if (!drawn) return null;
  const { catalogue } = range;
  return {
    ...drawn,
    title: product.name,
    codes: [product.code],
    facts: catalogue
      .measureRows(product)
      .filter(({ key }) => catalogue.names.roles.template?.includes(key))
      .map(({ label, value }) => ({ label, value })),
  };
}

function drawnFor(part: Part, range: TemplateRange) {
  const { mount, rim, plate, connections = [], uFrom } = part.geometry;
  const body = bodyOf(part, range);
  switch (mount) {
    case "wall-hung":
      return basinTemplate(part, range);
    case "wall":
      return wallTemplate({ trim: part, body, height: plateHeight(body) });
    case "built-in":
      if (rim) return null;
      if (plate) return frameTemplate(part);
      if (uFrom === "wall") return wallTemplate({ trim: null, body: part, height: null });
      return connections.some(({ kind }) => kind === "inlet")
        ? floorTemplate({ mixer: null, body: part })
        : drainTemplate(part);
    case "floor":
      return part.product.requires.length > 0 ? floorTemplate({ mixer: part, body }) : null;
    default:
      return null;
  }
}

/** Returns the height of a flush plate, which its frame determines; null for other products. */
function plateHeight(frame: Part | null): HeightOnWall | null {
  const plate = frame?.geometry.plate;
  return plate ? { value: plate.z, ground: "floor", subject: "Oś przycisku" } : null;
}
