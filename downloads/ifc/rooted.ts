import { globalId } from "./global-id";
import type { Property, PropertySet } from "./property-sets";
import { type Raw, type StepEntities, typed, type Value } from "./step-text";
import type { Unit } from "./units";

/** Entities of an IFC file, extended by GlobalIds and units. */
export type IfcEntities = StepEntities & {
  /** Adds a subtype of IfcRoot. @param part unique name in this file, from which the GlobalId is derived */
  addRooted(entity: string, part: string, name: string | null, ...attributes: Value[]): Raw;
  units: Record<Unit, Raw>;
};

/** Extends STEP entities for IFC. @param owner prefix of the names behind GlobalIds, unique per product */
export function rootedEntities(entities: StepEntities, owner: string, units: Record<Unit, Raw>): IfcEntities {
  return {
    ...entities,
    units,
    addRooted: (entity, part, name, ...attributes) =>
      entities.add(entity, globalId(`${owner}/${part}`), null, name, ...attributes),
  };
}

/** Adds a property set. @param part name of the entity that owns the set, unique in the file */
export function addPropertySet(file: IfcEntities, part: string, { name, properties }: PropertySet): Raw {
  const added = properties.map((property) => addProperty(file, property));
  return file.addRooted("IfcPropertySet", `${part}/${name}`, name, null, added);
}

function addProperty({ add, units }: IfcEntities, { name, type, value, unit, listed }: Property): Raw {
  const nominal = typed(type, value);
  if (listed) return add("IfcPropertyEnumeratedValue", name, null, [nominal], null);
  return add("IfcPropertySingleValue", name, null, nominal, unit ? units[unit] : null);
}
