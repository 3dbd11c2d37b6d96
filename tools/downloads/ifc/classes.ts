import type { Product } from "~/range/product.server";

/**
 * IFC4 class of a product (buildingSMART, IFC4 ADD2 TC1). `entity` is the class of the product's occurrence; with the
 * suffix `Type`, it is the class of the product's type. `predefined` is the predefined type. `kind` is a Polish name
 * for a product that no predefined type describes.
 */
export type IfcClass = {
  entity: NonNullable<Product["kind"]["ifc"]>["entity"];
  predefined: string;
  kind?: string;
};

/** Class of a concealed body without a mixer: the body connects two pipes but does not mix water. */
const connector: IfcClass = { entity: "IfcPipeFitting", predefined: "CONNECTOR" };

/** Class for products whose kind has none. IFC provides it for elements without a more specific class. */
const proxy: IfcClass = { entity: "IfcBuildingElementProxy", predefined: "NOTDEFINED" };

/** Returns the class that the product's kind has in `content/kinds.yaml`. */
export function ifcClass({ kind: { ifc }, byRole }: Classified): IfcClass {
  if (!ifc) return proxy;
  const { entity, predefined, label } = ifc;
  if (predefined === "MIXING" && byRole.mixer === false) return connector;
  return { entity, predefined, ...(predefined === "USERDEFINED" && { kind: label }) };
}

type Classified = { kind: Pick<Product["kind"], "ifc">; byRole: Pick<Product["byRole"], "mixer"> };
