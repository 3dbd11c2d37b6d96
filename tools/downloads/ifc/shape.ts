import { derived, enumerated, integer, type Raw, type StepEntities } from "../step-text";
import type { MeshPart, Vertex } from "./mesh";

/** Name of the material whose colour depends on the finish, as in the 3D models. */
const finishRole = "finish";

/** Adds the geometric contexts that shapes refer to: the model context and its `Body` subcontext. */
export function addContext({ add }: StepEntities): { model: Raw; body: Raw } {
  const origin = add("IfcAxis2Placement3D", add("IfcCartesianPoint", [0, 0, 0]), null, null);
  const model = add("IfcGeometricRepresentationContext", null, "Model", integer(3), 1e-5, origin, null);
  const subContext = [derived, derived, derived, derived];
  const target = [model, null, enumerated("MODEL_VIEW"), null];
  return {
    model,
    body: add("IfcGeometricRepresentationSubContext", "Body", "Model", ...subContext, ...target),
  };
}

/**
 * Adds the shape that all finishes share, with one mesh per material. The mesh of the `finish` material has no style,
 * so that it is shown in the colour of the product's IfcMaterial. The other meshes have the same colour in every
 * finish.
 */
export function addShape(entities: StepEntities, body: Raw, parts: readonly MeshPart[]): Raw {
  const { add } = entities;
  const meshes = parts.map(({ role, colour, points, triangles }) => {
    const coordinates = add("IfcCartesianPointList3D", points);
    const corners = triangles.map((triangle) => triangle.map((place) => integer(place + 1)));
    const mesh = add("IfcTriangulatedFaceSet", coordinates, null, null, corners, null);
    if (role !== finishRole) add("IfcStyledItem", mesh, [addColour(entities, role, colour)], null);
    return mesh;
  });
  const shape = add("IfcShapeRepresentation", body, "Body", "Tessellation", meshes);
  return add("IfcRepresentationMap", addPlacement(entities, [0, 0, 0]), shape);
}

/** Adds an instance of a shared shape with the identity transformation. */
export function addMappedShape({ add }: StepEntities, body: Raw, shape: Raw): Raw {
  const origin = add("IfcCartesianPoint", [0, 0, 0]);
  const target = add("IfcCartesianTransformationOperator3D", null, null, origin, null, null);
  const mapped = add("IfcMappedItem", shape, target);
  const representation = add("IfcShapeRepresentation", body, "Body", "MappedRepresentation", [mapped]);
  return add("IfcProductDefinitionShape", null, null, [representation]);
}

/** Adds a material whose colour applies to all meshes without a style. */
export function addMaterial(
  entities: StepEntities,
  context: Raw,
  { name, description, colour }: { name: string; description: string | null; colour: string },
): Raw {
  const { add } = entities;
  const material = add("IfcMaterial", name, description, null);
  const styled = add("IfcStyledItem", null, [addColour(entities, name, colour)], null);
  const style = add("IfcStyledRepresentation", context, "Style", "Material", [styled]);
  add("IfcMaterialDefinitionRepresentation", null, null, [style], material);
  return material;
}

/** Adds a placement at a point. @param direction direction of the placement's z axis; upwards if null */
export function addPlacement({ add }: StepEntities, at: Vertex, direction: Vertex | null = null): Raw {
  const axis = direction && add("IfcDirection", direction);
  const across = direction && add("IfcDirection", direction[0] === 0 ? [1, 0, 0] : [0, 1, 0]);
  return add("IfcAxis2Placement3D", add("IfcCartesianPoint", at), axis, across);
}

function addColour({ add }: StepEntities, name: string, colour: string): Raw {
  const shares = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255);
  const rgb = add("IfcColourRgb", null, ...shares.map((share) => Math.round(share * 1000) / 1000));
  return add("IfcSurfaceStyle", name, enumerated("BOTH"), [add("IfcSurfaceStyleShading", rgb, 0)]);
}
