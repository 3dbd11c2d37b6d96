import { typeset } from "lib/polish/typeset";
import { isBasin } from "~/fit/partners/partners";
import { mmRange } from "~/fit/rules/criteria/words";
import { rulers } from "~/fit/rules/own-vessel/estimates";
import { kindWords, sitePlace } from "~/fit/rules/own-vessel/field-words";
import { type MeasureDefinition, measuresOf } from "~/fit/rules/own-vessel/measures";
import type { Faults } from "./faults";
import { measureParameter, ownKindNames } from "./parameters";
import type { OwnRequest } from "./query";

export type FormView = ReturnType<typeof formView>;

/** A field for a measure. */
export type FieldView = FormView["required"][number];

export function formView(request: OwnRequest, faults: Faults) {
  const { kind, known, overflow, ruler, tap } = request;
  const isComplete = measuresOf[kind].every(({ id, isRequired }) => !isRequired || known[id] !== undefined);
  const fields = measuresOf[kind].flatMap((definition) => {
    const { id, isRequired = false } = definition;
    const name = measureParameter(kind, id);
    const words = kindWords[kind].fields[id];
    if (name === null || !words) return [];
    return {
      id,
      /** URL parameter. */
      name,
      ...words,
      hint: typeset(words.hint),
      /** Text of the field: a number of mm, or empty. */
      value: known[id]?.toString() ?? "",
      /** What is calculated with while the field is empty: „przyjmujemy 150–250 mm”. */
      assumed: assumedWords(definition, isComplete ? request : null),
      /** What is wrong with the value; null if nothing is. */
      fault: faults.get(id) ?? null,
      isRequired,
      /** Range of the measure in mm. */
      min: definition.min,
      max: definition.max,
    };
  });
  const optional = fields.filter(({ isRequired }) => !isRequired);
  const place = sitePlace[kind];
  const isOfPlace = ({ id }: (typeof fields)[number]) => place.measures.includes(id);
  const vessel = optional.filter((field) => !isOfPlace(field));
  return {
    /** Value of the parameter for the kind; null for the default kind. */
    kind: kind === "countertop-basin" ? null : ownKindNames[kind],
    /** „Umywalka nablatowa: stoi na blacie, bateria obok niej lub na ścianie.” */
    subject: typeset(`${kindWords[kind].name}: ${kindWords[kind].note}.`),
    /** Slug of the chosen tap, which stays chosen when measures change; null if the best one is shown. */
    tap: tap && tap !== "unknown" ? (request.finish?.code ?? tap.slug) : null,
    required: fields.filter(({ isRequired }) => isRequired),
    optional: [
      ...(vessel.length > 0 ? [{ label: kindWords[kind].name, fields: vessel }] : []),
      { label: place.label, fields: optional.filter(isOfPlace) },
    ],
    /** Whether the optional fields are open at first. */
    isOpen: optional.some(({ value, fault }) => value !== "" || fault !== null) || overflow !== null,
    /** Whether a basin has an overflow, null if the visitor does not know. The field itself is null for other kinds. */
    overflow: isBasin(kind) ? { value: overflow } : null,
    ruler,
    rulers,
  };
}

function assumedWords({ assume }: MeasureDefinition, request: OwnRequest | null): string {
  if (!assume || !request) return "nie wiem";
  const { min, max } = assume((id) => request.known[id] ?? 0);
  return typeset(`nie wiem: ${mmRange(min, max)}`);
}
