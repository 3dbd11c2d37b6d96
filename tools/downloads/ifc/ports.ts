import type { Geometry } from "~/range/products.server";
import type { IfcClass } from "./classes";
import type { Vertex } from "./mesh";

/** A pipe connection of a product. Coordinates are in mm, in the axes of the mesh. */
export type Port = ReturnType<typeof portsOf>[number];

type Connection = NonNullable<Geometry["connections"]>[number];

const names: Record<Connection["kind"], string> = { inlet: "Dopływ", outlet: "Wyjście", waste: "Odpływ" };
const waters: Readonly<Record<string, string>> = {
  DOMESTICHOTWATER: " wody ciepłej",
  DOMESTICCOLDWATER: " wody zimnej",
};

/** Geometry from which ports are derived: pipe ends, and the drain hole of a basin or bath. */
export type PortGeometry = Pick<Geometry, "uFrom" | "connections" | "drain">;

/** Derives the ports of a product from its geometry. @param box bounding box of its mesh */
export function portsOf(geometry: PortGeometry, ifc: IfcClass, box: PortBox) {
  const { drain, connections = [] } = geometry;
  const waste: Connection[] = drain ? [{ ...drain, size: `${drain.diameter} mm`, kind: "waste" }] : [];
  const inlets = connections.filter(({ kind }) => kind === "inlet");
  // The mesh of a basin or bath is centred on the origin, but `u` in its geometry starts at the back edge.
  const wall = geometry.uFrom === "back-edge" ? box.max[1] : 0;
  return [...connections, ...waste].map((connection) => {
    const at: Vertex = [connection.x, wall - connection.u, connection.z];
    const { kind, size } = connection;
    const system = systemOf(connection, ifc, inlets);
    return {
      name: `${names[kind]}${waters[system ?? ""] ?? ""} ${size}`,
      /** Thread or diameter: `G 1/2`, `DN 50`, `45 mm`. */
      size,
      flow: kind === "inlet" ? "SINK" : "SOURCE",
      /** A value of IfcDistributionSystemEnum; null for mixed water, and for water that may be hot or cold. */
      system,
      at,
      /** Unit vector along one axis, pointing out of the product. */
      outwards: connection === waste[0] ? [0, 0, -1] : nearestSide(at, box),
    };
  });
}

export type PortBox = { min: Vertex; max: Vertex };

export function boxOf(points: readonly Vertex[]): PortBox {
  const along = (pick: typeof Math.min, axis: 0 | 1 | 2) =>
    points.reduce((found, point) => pick(found, point[axis]), points[0]?.[axis] ?? 0);
  const corner = (pick: typeof Math.min): Vertex => [along(pick, 0), along(pick, 1), along(pick, 2)];
  return { min: corner(Math.min), max: corner(Math.max) };
}

/** Returns the water system of a connection. If there are two inlets, the left one is for hot water (EN 817). */
function systemOf(
  { kind, x }: Connection,
  { entity, predefined }: IfcClass,
  inlets: readonly Connection[],
): string | null {
  if (entity === "IfcSpaceHeater") return "HEATING";
  if (entity === "IfcWasteTerminal" || kind === "waste") return "WASTEWATER";
  if (kind === "outlet") return null;
  if (predefined === "CISTERN") return "DOMESTICCOLDWATER";
  if (inlets.length !== 2) return null;
  return inlets.some((other) => other.x < x) ? "DOMESTICCOLDWATER" : "DOMESTICHOTWATER";
}

/** Finds the side of the box that is nearest to a pipe end, and returns the direction that points out of that side. */
function nearestSide(at: Vertex, { min, max }: PortBox): Vertex {
  const sides: { distance: number; outwards: Vertex }[] = [
    { distance: at[0] - min[0], outwards: [-1, 0, 0] },
    { distance: max[0] - at[0], outwards: [1, 0, 0] },
    { distance: at[1] - min[1], outwards: [0, -1, 0] },
    { distance: max[1] - at[1], outwards: [0, 1, 0] },
    { distance: at[2] - min[2], outwards: [0, 0, -1] },
    { distance: max[2] - at[2], outwards: [0, 0, 1] },
  ];
  return sides.reduce((nearest, side) => (side.distance < nearest.distance ? side : nearest)).outwards;
}
