import { untypeset } from "lib/polish/typeset";
import type { ValueUnit } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { measuredIn, type Unit } from "./units";

export type Property = {
  name: string;
  /** IFC type of the value, such as `IfcLabel`. */
  type: string;
  value: string | number;
  unit?: Unit | null;
  /** True if the value is from an enumeration of the IFC standard. */
  listed?: boolean;
};

export type PropertySet = { name: string; properties: Property[] };

/** Product code, GTIN and label of a finish, as written to property sets. */
export type BimFinish = { code: string; gtin: string; label: string };

/** Returns the property set with the manufacturer's data of a finish, for orders and bills of materials. */
export function manufacturerSet(
  product: Product,
  { code, gtin }: BimFinish,
  manufacturer: string,
): PropertySet {
  return set("Pset_ManufacturerTypeInformation", [
    text("GlobalTradeItemNumber", gtin, "IfcIdentifier"),
    text("ArticleNumber", code, "IfcIdentifier"),
    text("ModelReference", product.code),
    text("ModelLabel", product.name),
    text("Manufacturer", manufacturer),
  ]);
}

/** Returns brand-specific property sets: dimensions and technical values, labelled as on the product page. */
export function ownSets(product: Product, catalogue: Catalogue, brand: string): PropertySet[] {
  const measures = catalogue
    .measuresOf(product)
    .map(({ label, millimetres }) => measured(label, millimetres, "mm"));
  const technical = catalogue.technicalOf(product).map(({ label, value, unit }) => {
    if (typeof value === "string") return text(label, value, "IfcText");
    return unit ? measured(label, value, unit) : null;
  });
  return [set(`${brand}_Wymiary`, measures), set(`${brand}_DaneTechniczne`, technical)].filter(
    ({ properties }) => properties.length > 0,
  );
}

export function set(name: string, properties: (Property | null)[]): PropertySet {
  return { name, properties: properties.filter((property) => property !== null) };
}

export function text(name: string, value: string, type = "IfcLabel"): Property {
  return { name, type, value: untypeset(value) };
}

function measured(name: string, value: unknown, in_: ValueUnit): Property | null {
  if (typeof value !== "number") return null;
  const measure = measuredIn[in_];
  const perUnit = "perUnit" in measure ? measure.perUnit : 1;
  return { name, type: measure.type, value: value / perUnit, unit: measure.unit };
}
