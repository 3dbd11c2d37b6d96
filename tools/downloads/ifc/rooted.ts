import { type Raw, type StepEntities, typed, type Value } from "../step-text";
import { globalId } from "./global-id";
import type { Property, PropertySet } from "./property-sets";
import type { Unit } from "./units";

/** STEP entities of an IFC file, with support for GlobalIds and units. */
export type IfcEntities = StepEntities & {
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
export function rootedEntities(entities: StepEntities, owner: string, units: Record<Unit, Raw>): IfcEntities {
  return {
    ...entities,
    units,
    addRooted: (entity, part, name, ...attributes) =>
      entities.add(entity, globalId(`${owner}/${part}`), null, name, ...attributes),
  };
}

/** Adds a property set. @param part name, unique in the file, of the entity that the set belongs to */
export function addPropertySet(file: IfcEntities, part: string, { name, properties }: PropertySet): Raw {
  const added = properties.map((property) => addProperty(file, property));
  return file.addRooted("IfcPropertySet", `${part}/${name}`, name, null, added);
}

function addProperty({ add, units }: IfcEntities, { name, type, value, unit, listed }: Property): Raw {
  const nominal = typed(type, value);
  if (listed) return add("IfcPropertyEnumeratedValue", name, null, [nominal], null);
  return add("IfcPropertySingleValue", name, null, nominal, unit ? units[unit] : null);
}
