import { globalId } from "./global-id";
import type { Property, PropertySet } from "./property-sets";
import { type Raw, type StepEntities, typed, type Value } from "./step-text";
import type { Unit } from "./units";

/** A file whose entities may have an identity, and whose properties may name units. */
export type IfcEntities = StepEntities & {
  /** Adds an entity that is an IfcRoot. @param part what it is in this file: its id follows from that */
  addRooted(entity: string, part: string, name: string | null, ...attributes: Value[]): Raw;
  units: Record<Unit, Raw>;
};

/** @param owner begins the names that ids are made of: two products share none */
export function rootedEntities(entities: StepEntities, owner: string, units: Record<Unit, Raw>): IfcEntities {
  return {
    ...entities,
    units,
    addRooted: (entity, part, name, ...attributes) =>
      entities.add(entity, globalId(`${owner}/${part}`), null, name, ...attributes),
  };
}

/** @param part of the file that the set belongs to */
export function addPropertySet(file: IfcEntities, part: string, { name, properties }: PropertySet): Raw {
  const added = properties.map((property) => addProperty(file, property));
  return file.addRooted("IfcPropertySet", `${part}/${name}`, name, null, added);
}

function addProperty({ add, units }: IfcEntities, { name, type, value, unit, listed }: Property): Raw {
  const nominal = typed(type, value);
  if (listed) return add("IfcPropertyEnumeratedValue", name, null, [nominal], null);
  return add("IfcPropertySingleValue", name, null, nominal, unit ? units[unit] : null);
}
