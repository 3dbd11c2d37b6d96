import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field, textMatching, unique } from "~/content/fields.server";
import { codeKey } from "~/range/product/code-key";
import { catalogueNumber, ean, pictureSource } from "~/range/product/schema/schema.server";
import { type SparePartKind, sparePartKinds } from "./part-kinds.server";
import {
  measuresOfShape,
  type SparePartMeasure,
  sparePartMeasureLabels,
  sparePartShapeNames,
} from "./shapes";

const millimetres = z.number().positive().max(5_000);
/** Metric (`M24×1`, `M10`) or a pipe thread of ISO 228-1 (`G 1/2`). */
const threadPattern =
  /^(?:M\d{1,2}(?:,\d)?(?:×\d(?:,\d{1,2})?)?|G (?:[12]|1\/4|3\/8|1\/2|3\/4|1 1\/4|1 1\/2))$/;
const thread = textMatching(threadPattern, "wymagany gwint, np. M24×1 albo G 1/2");
const seal = textMatching(
  /^\d+(,\d)?×\d+(,\d)?×\d+(,\d)?$/,
  "wymagane trzy wymiary w milimetrach, np. 24×17×2",
);

const numberKeys = (Object.keys(sparePartMeasureLabels) as SparePartMeasure[]).filter(
  (key) => key !== "thread" && key !== "endThread" && key !== "seals",
);

const labels = sparePartMeasureLabels;
const measures = labelledFields({
  thread: [thread.optional(), ...labels.thread],
  endThread: [thread.optional(), ...labels.endThread],
  ...(Object.fromEntries(numberKeys.map((key) => [key, [millimetres.optional(), labels[key]]])) as Record<
    (typeof numberKeys)[number],
    [z.ZodOptional<typeof millimetres>, string]
  >),
  seals: [z.array(seal).min(1).optional(), ...labels.seals],
});

const sparePart = labelledFields({
  code: [catalogueNumber, "Numer"],
  name: [field.shownText, "Nazwa"],
  kind: [field.exactText.meta({ refersTo: "spare part kind" }), "Rodzaj"],
  gtin: [ean.nullable().default(null), "EAN", "13 cyfr"],
  weightKg: [z.number().positive().nullable().default(null), "Masa", "w kilogramach"],
  shape: [
    z.enum(sparePartShapeNames).nullable().default(null),
    "Kształt",
    "decyduje o tym, jakie wymiary podać",
  ],
  measures: [measures.default({}), "Wymiary", "w milimetrach; tylko te, które ma kształt"],
  picture: [pictureSource.nullable().default(null), "Zdjęcie"],
  replaces: [z.array(catalogueNumber).default([]), "Dawne numery", "numery, które ta część zastąpiła"],
}).check(measuresOfItsShape);

/** A spare part; `replaces` lists its own former numbers and the numbers of spare parts that it replaces. */
export type SparePart = z.output<typeof sparePart>;

const replacement = labelledFields({
  shapes: [
    z.array(z.enum(sparePartShapeNames)).min(1, "co najmniej jeden kształt"),
    "Kształty",
    "części, które wymienia się w ten sposób",
  ],
  tools: [z.array(field.shownText).default([]), "Co przygotować"],
  steps: [
    z.array(field.shownText).min(2, "co najmniej dwa kroki"),
    "Kroki",
    "po kolei, w trybie rozkazującym",
  ],
});

/** How to replace spare parts of some shapes: what to have at hand, and the steps in order. */
export type ReplacementSteps = z.output<typeof replacement>;

/** Schema of `content/spare-parts.yaml`, which lists every spare part once. Products refer to spare parts by number. */
export const sparePartsSchema = labelledFields({
  kinds: [sparePartKinds, "Rodzaje", "w kolejności, w której pokazuje je lista"],
  spareParts: [z.array(sparePart).check(eachNumberOnce), "Części zamienne"],
  replacements: [
    z
      .array(replacement)
      .default([])
      // A part's page shows only one set of steps.
      .check(
        unique.by(({ shapes }) =>
          shapes.map((shape, turn) => ({
            key: shape,
            path: ["shapes", turn],
            reason: `kształt „${shape}” jest już opisany`,
          })),
        ),
      ),
    "Jak wymienić",
  ],
}).check(ofKnownKinds);

/** Spare parts and their kinds, as the content has them. */
export type SpareParts = Pick<z.output<typeof sparePartsSchema>, "kinds" | "spareParts">;

/** Checks that the file has the kind of each of its parts. */
function ofKnownKinds({
  value,
  issues,
}: z.core.ParsePayload<{ kinds: SparePartKind[]; spareParts: SparePart[] }>) {
  const known = value.kinds.map(({ id }) => id);
  for (const [place, { kind }] of value.spareParts.entries()) {
    if (known.includes(kind)) continue;
    const message = `nie ma rodzaju „${kind}”; są: ${known.join(", ")}`;
    issues.push({ code: "custom", input: kind, path: ["spareParts", place, "kind"], message });
  }
}

/** Checks that a part has exactly the measures of its shape. */
function measuresOfItsShape({ value, issues }: z.core.ParsePayload<z.output<typeof sparePart>>) {
  const { shape, measures } = value;
  const wanted = new Set(shape ? measuresOfShape(shape).map(([key]) => key) : []);
  const given = new Set(Object.keys(measures) as SparePartMeasure[]);
  const report = (key: SparePartMeasure, message: string) =>
    issues.push({ code: "custom", input: measures, path: ["measures", key], message });
  for (const key of wanted) if (!given.has(key)) report(key, `kształt „${shape}” wymaga tego wymiaru`);
  for (const key of given)
    if (!wanted.has(key)) report(key, shape ? `kształt „${shape}” nie ma tego wymiaru` : "podaj też kształt");
}

/**
 * Checks that each number, current or former, belongs to only one spare part. This also prevents cycles of
 * replacements.
 */
function eachNumberOnce({ value, issues }: z.core.ParsePayload<SparePart[]>) {
  const seen = new Set<string>();
  const claim = (code: string, path: (string | number)[], message: string) => {
    const key = codeKey(code);
    if (seen.has(key)) issues.push({ code: "custom", input: code, path, message });
    seen.add(key);
  };
  // Checks all current numbers first, so that a conflict between a current and a former number is reported for the
  // former.
  for (const [place, { code, gtin }] of value.entries()) {
    claim(code, [place, "code"], unique.reason(code));
    if (gtin) claim(gtin, [place, "gtin"], `EAN ${unique.reason(gtin)}`);
  }
  for (const [place, { replaces }] of value.entries())
    for (const [turn, code] of replaces.entries())
      claim(code, [place, "replaces", turn], `numer „${code}” ma już ta lub inna część`);
}
