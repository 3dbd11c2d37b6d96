import type { Measures } from "../measures";
import type { Technical } from "../technical";
import type { ValueUnit } from "./units";

/** Measures, in mm, that the site asks for by name. */
export const measureRoles = [
  "spoutReach",
  "spoutHeight",
  "connectionSpacing",
  "plateWidth",
  "rosetteDiameter",
  "studSpacing",
  "drainHeight",
] as const;

/**
 * Measures, in mm, that the site asks for by name. Content may list several for a role: the first that a product has
 * counts.
 */
export const alternativeRoles = ["baseWidth", "headWidth"] as const;

/** Technical values that the site calculates with, and the unit in which it expects them. */
export const numberRoles = {
  flow: "l/min",
  handShowerFlow: "l/min",
  weight: "kg",
  packedWeight: "kg",
  tapHole: "mm",
  deckThicknessMax: "mm",
  drainage: "l/min",
} as const satisfies Record<string, ValueUnit>;

export const numberRoleNames = Object.keys(numberRoles) as NumberRole[];

/** Technical values for which the site only checks whether a product has them. */
export const presenceRoles = ["mixer", "showerConnection", "fixing"] as const;

export type MeasureRole = (typeof measureRoles)[number];
export type AlternativeRole = (typeof alternativeRoles)[number];
export type NumberRole = keyof typeof numberRoles;
export type PresenceRole = (typeof presenceRoles)[number];

/**
 * What `content/kinds.yaml` gives the code for the things that it asks for by name: ids of measures and of technical
 * values. A role that content leaves out has no rows, sums or rules.
 */
export type Roles = Partial<
  Record<MeasureRole | NumberRole | PresenceRole | "material", string | undefined>
> &
  Partial<Record<AlternativeRole, readonly string[] | undefined>> & {
    /** The technical value that says how a waste is closed; `never` is its text for a waste that cannot be closed. */
    closing?: { value: string; never: string } | undefined;
    /** Values whose text names a product that is required; their rows link to it. */
    requiredProduct?: readonly string[] | undefined;
    /** Measures that an installer needs besides a drilling template. */
    template?: readonly string[] | undefined;
  };

/** The values of a product by the roles that they play. A role that the product or content lacks is missing. */
export type RoleValues = Partial<Record<MeasureRole | AlternativeRole | NumberRole, number>> &
  /** Whether the product has the value with this role; missing only if content does not assign the role. */
  Partial<Record<PresenceRole, boolean>> & {
    material?: string;
    /** False for a waste that cannot be closed. */
    closes?: boolean;
  };

/** Looks up the values of a product by their roles. */
export function valuesByRole(
  { measures, technical }: { measures: Measures; technical: Technical },
  roles: Roles,
): RoleValues {
  const text = (id: string | undefined) => (id === undefined ? undefined : technical[id]);
  const number = (id: string | undefined) => {
    const value = text(id);
    return typeof value === "number" ? value : undefined;
  };
  const measure = (id: string | undefined) => (id === undefined ? undefined : measures[id]);
  const firstOf = (ids: readonly string[] = []) => ids.map(measure).find((value) => value !== undefined);
  const closing = text(roles.closing?.value);
  const material = text(roles.material);
  const values = [
    ...measureRoles.map((role) => [role, measure(roles[role])] as const),
    ...alternativeRoles.map((role) => [role, firstOf(roles[role])] as const),
    ...numberRoleNames.map((role) => [role, number(roles[role])] as const),
    ...presenceRoles.map((role) => [role, roles[role] && text(roles[role]) !== undefined] as const),
    ["material", typeof material === "string" ? material : undefined] as const,
    ["closes", closing === undefined ? undefined : closing !== roles.closing?.never] as const,
  ];
  // Most products have few of them.
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
