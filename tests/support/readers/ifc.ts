import { readFileSync } from "node:fs";
import * as WebIfc from "web-ifc";

/** A property as stored in the file, with the name of its unit: `bar`, `KILOGRAM`. */
type ReadProperty = { type: string; value: unknown; unit: string | null };
type ReadSets = Record<string, Record<string, ReadProperty>>;

/** An entity as web-ifc returns it; web-ifc has no types for its attributes. */
type Entity = ReturnType<WebIfc.IfcAPI["GetLine"]>;

const api = new WebIfc.IfcAPI();
await api.Init();
api.SetLogLevel(WebIfc.LogLevel.LOG_LEVEL_WARN);

/**
 * Reads a BIM file with web-ifc: parses every line and builds the shape, as BIM programs do. `misfits` lists the lines
 * that violate the schema.
 * @throws if web-ifc cannot parse a line
 */
export function readIfc(file: string) {
  const model = api.OpenModel(readFileSync(file));
  try {
    const misfits = listOf(api.GetAllLines(model)).filter((id) => !fitsSchema(model, id));
    const read = (reference: { value: number }): Entity => api.GetLine(model, reference.value);
    const all = (type: number): Entity[] =>
      listOf(api.GetLineIDsWithType(model, type, true)).map((id) => api.GetLine(model, id));
    const setsOf = (references: Entity[]) => readSets(references.map(read), read);
    const [occurrence, ...others] = all(WebIfc.IFCELEMENT);
    const [contained] = all(WebIfc.IFCRELCONTAINEDINSPATIALSTRUCTURE);
    const [typing] = all(WebIfc.IFCRELDEFINESBYTYPE);
    const [nesting] = all(WebIfc.IFCRELNESTS);
    const [units] = all(WebIfc.IFCUNITASSIGNMENT);
    const materials = all(WebIfc.IFCRELASSOCIATESMATERIAL);
    const definitions = all(WebIfc.IFCRELDEFINESBYPROPERTIES);
    const names = ({ RelatedObjects }: Entity, { expressID }: Entity) =>
      RelatedObjects.some((reference: Entity) => reference.value === expressID);
    return {
      schema: api.GetModelSchema(model),
      misfits,
      products: 1 + others.length,
      entity: api.GetNameFromTypeCode(occurrence.type),
      storey: api.GetNameFromTypeCode(read(contained.RelatingStructure).type),
      units: Object.fromEntries(
        units.Units.map(read).map((unit: Entity) => [unit.UnitType.value, unitName(unit)]),
      ),
      type: read(typing.RelatingType).Tag.value as string,
      types: all(WebIfc.IFCTYPEPRODUCT).map((type) => ({
        entity: api.GetNameFromTypeCode(type.type),
        predefined: type.PredefinedType.value as string,
        kind: (type.ElementType?.value ?? null) as string | null,
        tag: type.Tag.value as string,
        sets: setsOf(type.HasPropertySets),
        material: read(materials.find((one) => names(one, type)).RelatingMaterial).Name.value as string,
      })),
      ports: ((nesting?.RelatedObjects ?? []) as Entity[]).map(read).map((port) => {
        const place = read(read(read(port.ObjectPlacement).RelativePlacement).Location);
        const own = definitions.filter((one) => names(one, port));
        return {
          name: port.Name.value as string,
          flow: port.FlowDirection.value as string,
          at: place.Coordinates.map(numberOf) as number[],
          sets: setsOf(own.map(({ RelatingPropertyDefinition }) => RelatingPropertyDefinition)),
        };
      }),
      ...readShape(model),
    };
  } finally {
    api.CloseModel(model);
  }
}

const ifc4 = WebIfc.SchemaNames.findIndex((names) => names?.includes("IFC4"));

/** Checks that a line has all attributes of the schema, and a predefined type from its enumeration. */
function fitsSchema(model: number, id: number): boolean {
  const raw = api.GetRawLineData(model, id);
  const line: Entity = api.GetLine(model, id);
  const attributes = WebIfc.ToRawLineData[ifc4]?.[raw.type]?.(line) ?? [];
  const name = api.GetNameFromTypeCode(raw.type).replace(/Type$/, "");
  const predefined = line.PredefinedType?.value;
  const known: Record<string, unknown> = (WebIfc.IFC4 as Entity)[`${name}TypeEnum`] ?? {};
  // web-ifc omits derived attributes (`*`) when it reads a line.
  const derived = { IfcSIUnit: 1, IfcGeometricRepresentationSubContext: 4 }[name] ?? 0;
  return raw.arguments.length + derived === attributes.length && (!predefined || predefined in known);
}

function readSets(sets: Entity[], read: (reference: Entity) => Entity): ReadSets {
  const readProperty = (property: Entity): ReadProperty => {
    const value = property.NominalValue ?? property.EnumerationValues[0];
    const unit = property.Unit ? unitName(read(property.Unit)) : null;
    return { type: value.name, value: numberOf(value), unit };
  };
  const named = (properties: Entity[]) =>
    Object.fromEntries(properties.map((property) => [property.Name.value, readProperty(property)]));
  return Object.fromEntries(sets.map((set) => [set.Name.value, named(set.HasProperties.map(read))]));
}

function unitName({ Prefix, Name, UnitType }: Entity): string {
  return `${Prefix?.value ?? ""}${Name?.value ?? UnitType.value}`;
}

function numberOf(value: Entity): unknown {
  return value._representationValue ?? value.value;
}

/** Reads the rendered shape in mm with z up; web-ifc itself returns metres with y up. */
function readShape(model: number) {
  let triangles = 0;
  const colours = new Set<string>();
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((infinity) => -infinity);
  api.StreamAllMeshes(model, ({ geometries }) => {
    for (const { geometryExpressID, flatTransformation: matrix, color } of listOf(geometries)) {
      const geometry = api.GetGeometry(model, geometryExpressID);
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      triangles += geometry.GetIndexDataSize() / 3;
      const shares = [color.x, color.y, color.z].map((share) => Math.round(share * 255));
      colours.add(`#${shares.map((share) => share.toString(16).padStart(2, "0")).join("")}`);
      for (let first = 0; first < vertices.length; first += 6) {
        const along = (row: number) =>
          [0, 1, 2].reduce(
            (sum, axis) => sum + (matrix[axis * 4 + row] ?? 0) * (vertices[first + axis] ?? 0),
            matrix[12 + row] ?? 0,
          ) * 1000;
        const point = [along(0), -along(2), along(1)];
        for (const [axis, value] of point.entries()) {
          min[axis] = Math.min(min[axis] ?? 0, value);
          max[axis] = Math.max(max[axis] ?? 0, value);
        }
      }
    }
  });
  return { triangles, colours: [...colours], box: { min, max } };
}

function listOf<Item>(vector: { size(): number; get(place: number): Item }): Item[] {
  return Array.from({ length: vector.size() }, (_, place) => vector.get(place));
}
