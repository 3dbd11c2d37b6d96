import type { Geometry } from "~/fit-rules/geometry/schema.server";
import type { IfcClass } from "./classes";
import type { Vertex } from "./mesh";

/** A connection to the pipes: where it is, and which way it looks. */
export type Port = {
  name: string;
  /** Thread or diameter: `G 1/2`, `DN 50`. */
  size: string;
  flow: "SINK" | "SOURCE";
  /** A value of IfcDistributionSystemEnum; null where the water is mixed. */
  system: string | null;
  at: Vertex;
  /** A unit vector along one axis, from the product outwards. */
  outwards: Vertex;
};

type Connection = NonNullable<Geometry["connections"]>[number];

const names: Record<Connection["kind"], string> = { inlet: "Dopływ", outlet: "Wyjście", waste: "Odpływ" };
const waters: Readonly<Record<string, string>> = {
  DOMESTICHOTWATER: " wody ciepłej",
  DOMESTICCOLDWATER: " wody zimnej",
};

/** What ports are made from: the side view's pipe ends, and the hole of a vessel. */
export type PortGeometry = Pick<Geometry, "uFrom" | "connections" | "drain">;

/** @param box of the model's mesh, in its axes */
export function portsOf(geometry: PortGeometry, ifc: IfcClass, box: PortBox): Port[] {
  const { drain, connections = [] } = geometry;
  const waste: Connection[] = drain ? [{ ...drain, size: `${drain.diameter} mm`, kind: "waste" }] : [];
  const inlets = connections.filter(({ kind }) => kind === "inlet");
  // A vessel is drawn about its middle, its side view from its back edge.
  const wall = geometry.uFrom === "back-edge" ? box.max[1] : 0;
  return [...connections, ...waste].map((connection) => {
    const at: Vertex = [connection.x, wall - connection.u, connection.z];
    const { kind, size } = connection;
    const system = systemOf(connection, ifc, inlets);
    return {
      name: `${names[kind]}${waters[system ?? ""] ?? ""} ${size}`,
      size,
      flow: kind === "inlet" ? "SINK" : "SOURCE",
      system,
      at,
      outwards: connection === waste[0] ? [0, 0, -1] : nearestSide(at, box),
    };
  });
}

export type PortBox = { min: Vertex; max: Vertex };

export function boxOf(points: readonly Vertex[]): PortBox {
  const along = (pick: (a: number, b: number) => number, axis: 0 | 1 | 2) =>
    points.reduce((found, point) => pick(found, point[axis]), points[0]?.[axis] ?? 0);
  const corner = (pick: (a: number, b: number) => number): Vertex => [
    along(pick, 0),
    along(pick, 1),
    along(pick, 2),
  ];
  return { min: corner(Math.min), max: corner(Math.max) };
}

/** Of two inlets the left one is for hot water (EN 817). */
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

/** A pipe comes from the side of the box that its end is nearest to. */
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
