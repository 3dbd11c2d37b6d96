import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field } from "~/content/fields.server";
import type { DefinedMeasure } from "../measures";
import type { DefinedValue } from "../technical";
import {
  type AlternativeRole,
  alternativeRoles,
  type MeasureRole,
  measureRoles,
  type NumberRole,
  numberRoleNames,
  numberRoles,
  type PresenceRole,
  presenceRoles,
  type Roles,
} from "./roles";

const measureId = z.string().meta({ refersTo: "measure" });
const valueId = z.string().meta({ refersTo: "technical value" });

type Role = MeasureRole | AlternativeRole | NumberRole | PresenceRole;

/** The label of each role in the content editor, with a hint. */
const labels: Record<Role, readonly [label: string, hint: string]> = {
  spoutReach: ["Zasięg wylewki", "porównywany z geometrią z programu CAD"],
  spoutHeight: ["Wysokość wylotu", "porównywana z geometrią z programu CAD"],
  connectionSpacing: ["Rozstaw przyłączy", "osie mocowania na szablonie do wiercenia"],
  plateWidth: ["Szerokość płytki", "oś płytki mocującej na szablonie"],
  rosetteDiameter: ["Średnica rozety", "oś płytki mocującej na szablonie"],
  studSpacing: ["Rozstaw szpilek", "osie szpilek umywalki na szablonie"],
  drainHeight: ["Wysokość osi odpływu", "odpływ miski na szablonie stelaża"],
  baseWidth: ["Szerokość podstawy", "baterii; pierwszy z tych wymiarów, który ma produkt"],
  headWidth: ["Szerokość głowicy", "deszczownicy; pierwszy z tych wymiarów, który ma produkt"],
  flow: ["Przepływ", "w l/min; suma w liście projektowej i odpływ prysznica"],
  handShowerFlow: ["Przepływ słuchawki", "w l/min; dodawany do przepływu"],
  weight: ["Masa", "w kg; suma w liście projektowej i masa w plikach"],
  packedWeight: ["Masa z opakowaniem", "w kg; suma w liście projektowej"],
  tapHole: ["Otwór montażowy", "w mm; dopasowanie baterii"],
  deckThicknessMax: ["Największa grubość blatu", "w mm; dopasowanie baterii"],
  drainage: ["Przepustowość odpływu", "w l/min; dopasowanie odpływu do prysznica"],
  mixer: ["Znak baterii", "produkt z tą wartością miesza wodę"],
  showerConnection: ["Znak baterii prysznicowej", "bateria z tą wartością zasila głowicę albo słuchawkę"],
  fixing: ["Znak mocowania", "produkt z tą wartością przykręca się do ściany"],
};

const fromRoles = <Name extends Role, Schema>(roles: readonly Name[], schema: Schema) =>
  Object.fromEntries(roles.map((role) => [role, [schema, ...labels[role]]])) as Record<
    Name,
    [Schema, label: string, hint: string]
  >;

/** Schema of the roles, by which content tells the code which measure or value is which. */
export const roleDefinitions = labelledFields({
  ...fromRoles(measureRoles, measureId.optional()),
  ...fromRoles(alternativeRoles, z.array(measureId).optional()),
  ...fromRoles(numberRoleNames, valueId.optional()),
  ...fromRoles(presenceRoles, valueId.optional()),
  material: [valueId.optional(), "Materiał", "w plikach BIM"],
  closing: [
    labelledFields({
      value: [valueId, "Wartość"],
      never: [field.shownText, "Tekst „nigdy”", "tak jak w produktach, np. Stale otwarty"],
    }).optional(),
    "Zamykanie korka",
    "czy korek umywalkowy da się zamknąć",
  ],
  requiredProduct: [
    z.array(valueId).optional(),
    "Nazwa wymaganego produktu",
    "wartości, które prowadzą do jego strony",
  ],
  template: [z.array(measureId).optional(), "Wymiary na szablonie", "potrzebne przy montażu"],
});

type Definitions = {
  measures: readonly DefinedMeasure[];
  values: readonly DefinedValue[];
  roles: Roles;
};

/** Says what is wrong with the id in a role; null if it is right. */
type Judge = (id: string) => string | null;

/** Reports every role that leads to nothing, or to a value of another sort than the code expects. */
export function checkRoles({
  measures,
  values,
  roles,
}: Definitions): { path: PropertyKey[]; reason: string }[] {
  const { measure, value, text, number } = judges(measures, values);
  const each = (role: AlternativeRole | "template" | "requiredProduct", judge: Judge) =>
    (roles[role] ?? []).map((id, at) => ({ path: [role, at], id, judge }));
  const given: { path: PropertyKey[]; id: string | undefined; judge: Judge }[] = [
    ...measureRoles.map((role) => ({ path: [role], id: roles[role], judge: measure })),
    ...alternativeRoles.flatMap((role) => each(role, measure)),
    ...Object.entries(numberRoles).map(([role, unit]) => ({
      path: [role],
      id: roles[role as NumberRole],
      judge: number(unit),
    })),
    ...presenceRoles.map((role) => ({ path: [role], id: roles[role], judge: value })),
    { path: ["material"], id: roles.material, judge: text },
    { path: ["closing", "value"], id: roles.closing?.value, judge: text },
    ...each("requiredProduct", text),
    ...each("template", measure),
  ];
  return given.flatMap(({ path, id, judge }) => {
    const reason = id === undefined ? null : judge(id);
    return reason ? [{ path, reason }] : [];
  });
}

function judges(measures: Definitions["measures"], values: Definitions["values"]) {
  const measureIds = new Set(measures.map(({ id }) => id));
  const units = new Map(values.map(({ id, unit }) => [id, unit]));
  const sortOf = (id: string) => (units.get(id) ? `ma jednostkę ${units.get(id)}` : "jest tekstem");
  const value: Judge = (id) => (units.has(id) ? null : `w polu values nie ma „${id}”`);
  return {
    value,
    measure: (id: string) => (measureIds.has(id) ? null : `w polu measures nie ma „${id}”`),
    text: (id: string) => value(id) ?? (units.get(id) ? `wymagany tekst, a „${id}” ${sortOf(id)}` : null),
    number: (unit: string) => (id: string) =>
      value(id) ?? (units.get(id) === unit ? null : `wymagana liczba w ${unit}, a „${id}” ${sortOf(id)}`),
  };
}
