import {
  enumerated,
  type Raw,
  type StepEntities,
  stepEntities,
  stepFile,
  stepText,
  typed,
  type Value,
} from "../step-text";
import type { BimModel } from "./bim-model";
import { globalId } from "./global-id";
import type { MeshPart } from "./mesh";
import type { Port } from "./ports";
import { type Property, type PropertySet, set, text } from "./property-sets";
import { addContext, addMappedShape, addMaterial, addPlacement, addShape } from "./shape";
import { addUnits, type Unit } from "./units";

/**
 * Returns a product as an IFC4 file. The file has one type per finish, with the finish's codes and material, and one
 * occurrence of the first finish in a storey. All types share one shape. The output is deterministic.
 */
export function writeIfc(model: BimModel, parts: readonly MeshPart[], ports: readonly Port[]): string {
  const entities = stepEntities();
  const context = addContext(entities);
  const { assignment, units } = addUnits(entities);
  const file = rootedEntities(entities, `${model.brand.slug}/${model.code}`, units);
  const { add, addRooted } = file;
  const { code, name, description, ifc, finishes } = model;

  const title = `${code} ${name}`;
  const contexts = [context.model];
  const project = addRooted("IfcProject", "project", title, null, null, null, null, contexts, assignment);
  const storey = addStorey(file, project);
  const shape = addShape(file, context.body, parts);
  const shared = model.sets.map((set) => addPropertySet(file, "model", set));
  const types = finishes.map((finish) => addType(file, model, finish, shape, shared));
  addRooted("IfcRelDeclares", "types", null, null, project, types);

  const placement = add("IfcLocalPlacement", storey.placement, addPlacement(file, [0, 0, 0]));
  const used = addMappedShape(file, context.body, shape);
  const tag = finishes[0]?.code ?? code;
  const own = [description, ifc.kind ?? null, placement, used, tag, null];
  const occurrence = addRooted(ifc.entity, "occurrence", name, ...own);
  addRooted("IfcRelContainedInSpatialStructure", "contained", null, null, [occurrence], storey.storey);
  addRooted("IfcRelDefinesByType", "typed", null, null, [occurrence], types[0] ?? null);
  finishes.forEach(({ code: article, label, colour }, place) => {
    const material = addMaterial(file, context.model, { name: label, description: model.material, colour });
    const made = [types[place] ?? null, ...(place === 0 ? [occurrence] : [])];
    addRooted("IfcRelAssociatesMaterial", `${article}/material`, null, null, made, material);
  });
  addPorts(file, occurrence, placement, ports);
  return stepFile(headerOf(model), entities);
}

/**
 * Returns the file header. The view definition states which subset of IFC4 the file uses. The date of the mesh is the
 * only timestamp.
 */
function headerOf({ code, slug, date, brand }: BimModel): string[] {
  const line = (name: string, ...values: Value[]) => `${name}${stepText(values)};`;
  const maker = [brand.manufacturer];
  const system = `${brand.name} ${new URL(brand.siteUrl).host}`;
  const file = `${code}-${slug}.ifc`;
  return [
    line("FILE_DESCRIPTION", ["ViewDefinition [ReferenceView_V1.2]"], "2;1"),
    line("FILE_NAME", file, `${date}T00:00:00`, maker, maker, system, system, ""),
    line("FILE_SCHEMA", ["IFC4"]),
  ];
}

/** Adds the minimal spatial structure that BIM programs require: a site, a building and a storey. */
function addStorey(file: IfcEntities, project: Raw): { storey: Raw; placement: Raw } {
  const { add, addRooted } = file;
  const within = (above: Raw | null) => add("IfcLocalPlacement", above, addPlacement(file, [0, 0, 0]));
  const spatial = (entity: string, part: string, name: string, placement: Raw, ...last: Value[]) =>
    addRooted(entity, part, name, null, null, placement, null, null, enumerated("ELEMENT"), ...last);
  const sitePlacement = within(null);
  const site = spatial("IfcSite", "site", "Działka", sitePlacement, null, null, null, null, null);
  const buildingPlacement = within(sitePlacement);
  const building = spatial("IfcBuilding", "building", "Budynek", buildingPlacement, null, null, null);
  const placement = within(buildingPlacement);
  const storey = spatial("IfcBuildingStorey", "storey", "Kondygnacja", placement, 0);
  addRooted("IfcRelAggregates", "project/parts", null, null, project, [site]);
  addRooted("IfcRelAggregates", "site/parts", null, null, site, [building]);
  addRooted("IfcRelAggregates", "building/parts", null, null, building, [storey]);
  return { storey, placement };
}

/** Adds the IFC type of a finish. Bills of materials count products by type. */
function addType(
  file: IfcEntities,
  { name, description, ifc }: BimModel,
  { code, label, sets }: BimModel["finishes"][number],
  shape: Raw,
  shared: readonly Raw[],
): Raw {
  const { entity, predefined, kind = null } = ifc;
  const own = sets.map((set) => addPropertySet(file, code, set));
  const described = [description, `${entity}/${predefined}`, [...own, ...shared], [shape], code, kind];
  const place = entity === "IfcFurniture" ? [enumerated("FACTORY")] : [];
  const title = `${name}, ${label.toLowerCase()}`;
  return file.addRooted(`${entity}Type`, code, title, ...described, ...place, enumerated(predefined));
}

/** Adds the ports. The z axis of each port points in the direction of flow: out of the product or into it. */
function addPorts(file: IfcEntities, element: Raw, placement: Raw, ports: readonly Port[]): void {
  const { add, addRooted } = file;
  const added = ports.map(({ name, size, flow, system, at, outwards: [x, y, z] }, place) => {
    const id = `port/${place + 1}`;
    const way = flow === "SOURCE" ? 1 : -1;
    const axis = [way * x, way * y, way * z] as const;
    const there = add("IfcLocalPlacement", placement, addPlacement(file, at, axis));
    const flowing = [enumerated(flow), enumerated("PIPE"), enumerated(system ?? "NOTDEFINED")];
    const port = addRooted("IfcDistributionPort", id, name, null, null, there, null, ...flowing);
    const connection = set("Pset_DistributionPortTypePipe", [
      { ...text("ConnectionType", isThread(size) ? "THREADED" : "OTHER"), listed: true },
      text("ConnectionSubType", size),
    ]);
    const properties = addPropertySet(file, id, connection);
    addRooted("IfcRelDefinesByProperties", `${id}/properties`, null, null, [port], properties);
    return port;
  });
  if (added.length > 0) addRooted("IfcRelNests", "ports", null, null, element, added);
}

/** Returns true for threads such as `G 1/2` and `M52`, and false for `DN 50` and `32 mm`. */
function isThread(size: string): boolean {
  return /^[GM]/.test(size);
}

/** STEP entities of an IFC file, with support for GlobalIds and units. */
type IfcEntities = StepEntities & {
  /**
   * Adds an entity of a subtype of IfcRoot.
   * @param part name that is unique in the file; the GlobalId is derived from it
   */
  addRooted(entity: string, part: string, name: string | null, ...attributes: Value[]): Raw;
  units: Record<Unit, Raw>;
};

/**
 * Adds GlobalIds and units to STEP entities.
 * @param owner prefix, unique per product, of the names from which GlobalIds are derived
 */
function rootedEntities(entities: StepEntities, owner: string, units: Record<Unit, Raw>): IfcEntities {
  return {
    ...entities,
    units,
    addRooted: (entity, part, name, ...attributes) =>
      entities.add(entity, globalId(`${owner}/${part}`), null, name, ...attributes),
  };
}

/** Adds a property set. @param part name, unique in the file, of the entity that the set belongs to */
function addPropertySet(file: IfcEntities, part: string, { name, properties }: PropertySet): Raw {
  const added = properties.map((property) => addProperty(file, property));
  return file.addRooted("IfcPropertySet", `${part}/${name}`, name, null, added);
}

function addProperty({ add, units }: IfcEntities, { name, type, value, unit, listed }: Property): Raw {
  const nominal = typed(type, value);
  if (listed) return add("IfcPropertyEnumeratedValue", name, null, [nominal], null);
  return add("IfcPropertySingleValue", name, null, nominal, unit ? units[unit] : null);
}
