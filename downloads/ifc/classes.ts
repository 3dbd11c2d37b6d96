/**
 * IFC4 class of a product (buildingSMART, IFC4 ADD2 TC1). `entity` is the class of the product's occurrence; with the
 * suffix `Type`, it is the class of the product's type. `predefined` is the predefined type. `kind` is a Polish name
 * for a product that no predefined type describes.
 */
export type IfcClass = { entity: IfcEntity; predefined: string; kind?: string };

export type IfcEntity =
  | "IfcActuator"
  | "IfcBuildingElementProxy"
  | "IfcFurniture"
  | "IfcPipeFitting"
  | "IfcSanitaryTerminal"
  | "IfcSpaceHeater"
  | "IfcValve"
  | "IfcWasteTerminal";

const faucet: IfcClass = { entity: "IfcValve", predefined: "FAUCET" };
/** A mixing valve with ports for hot, cold and mixed water; unlike a faucet, it has no spout. */
const mixer: IfcClass = { entity: "IfcValve", predefined: "MIXING" };
const shower: IfcClass = { entity: "IfcSanitaryTerminal", predefined: "SHOWER" };
const basin: IfcClass = { entity: "IfcSanitaryTerminal", predefined: "WASHHANDBASIN" };
const bath: IfcClass = { entity: "IfcSanitaryTerminal", predefined: "BATH" };
const unlisted = (entity: IfcEntity, kind: string): IfcClass => ({ entity, predefined: "USERDEFINED", kind });

/** IFC classes by category id. */
const classes: ReadonlyMap<number, IfcClass> = new Map([
  [4101, faucet],
  [4102, faucet],
  [4103, faucet],
  [4201, faucet],
  [4202, faucet],
  [4301, shower],
  [4302, shower],
  [4303, shower],
  [4304, mixer],
  [4401, faucet],
  [4402, faucet],
  [4501, basin],
  [4502, basin],
  [4601, bath],
  [4602, bath],
  [4701, shower],
  // Linear drains are floor traps rather than floor wastes, because they have a water seal.
  [4702, { entity: "IfcWasteTerminal", predefined: "FLOORTRAP" }],
  [4801, { entity: "IfcWasteTerminal", predefined: "WASTETRAP" }],
  [4802, unlisted("IfcWasteTerminal", "Korek umywalkowy")],
  [4900, { entity: "IfcActuator", predefined: "HANDOPERATEDACTUATOR" }],
  [5001, unlisted("IfcFurniture", "Wieszak")],
  [5002, unlisted("IfcFurniture", "Uchwyt na papier")],
  [5003, unlisted("IfcFurniture", "Reling na ręczniki")],
  [5004, unlisted("IfcFurniture", "Dozownik")],
  [5100, { entity: "IfcSpaceHeater", predefined: "RADIATOR" }],
  [5201, unlisted("IfcFurniture", "Lustro")],
  [5202, unlisted("IfcFurniture", "Lustro podświetlane")],
  [5301, mixer],
  [5302, { entity: "IfcSanitaryTerminal", predefined: "CISTERN" }],
]);

/** Class of a concealed body without a cartridge: the body connects two pipes but does not mix water. */
const connector: IfcClass = { entity: "IfcPipeFitting", predefined: "CONNECTOR" };

/** Class for categories missing from `classes`. IFC provides it for elements without a more specific class. */
const proxy: IfcClass = { entity: "IfcBuildingElementProxy", predefined: "NOTDEFINED" };

export function ifcClass({ categories, technical }: Classified): IfcClass {
  const found = categories.map((id) => classes.get(id)).find((known) => known !== undefined) ?? proxy;
  return found === mixer && technical.cartridge === undefined ? connector : found;
}

type Classified = { categories: readonly number[]; technical: { cartridge?: unknown } };
