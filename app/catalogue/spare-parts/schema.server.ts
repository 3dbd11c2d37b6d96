import { z } from "zod";
import { catalogueNumber, pictureSource } from "~/catalogue/product/schema.server";
import { shownText } from "~/content/fields.server";
import { labelled } from "~/content/labels.server";
import { sparePartKinds } from "./kinds";

const sparePart = labelled(
  z.strictObject({
    code: catalogueNumber,
    name: shownText,
    kind: z.enum(sparePartKinds),
    picture: pictureSource.nullable().default(null),
    replaces: z.array(catalogueNumber).default([]),
  }),
  {
    code: "Numer",
    name: "Nazwa",
    kind: "Rodzaj",
    picture: "Zdjęcie",
    replaces: ["Dawne numery", "numery, które ta część zastąpiła"],
  },
);

/** A spare part; `replaces` lists its own former numbers and the numbers of spare parts that it replaces. */
export type SparePart = z.output<typeof sparePart>;

/** Schema of `content/spare-parts.yaml`, which lists every spare part once. Products refer to spare parts by number. */
export const sparePartsSchema = labelled(
  z.strictObject({ spareParts: z.array(sparePart).check(eachNumberOnce) }),
  { spareParts: "Części zamienne" },
);

/**
 * Checks that each number, current or former, belongs to only one spare part. This also prevents cycles of
 * replacements.
 */
function eachNumberOnce({ value, issues }: z.core.ParsePayload<SparePart[]>) {
  const seen = new Set<string>();
  const claim = (code: string, path: (string | number)[], message: string) => {
    if (seen.has(code)) issues.push({ code: "custom", input: code, path, message });
    seen.add(code);
  };
  // Checks all current numbers first, so that a conflict between a current and a former number is reported for the
  // former.
  for (const [place, { code }] of value.entries())
    claim(code, [place, "code"], `„${code}” występuje drugi raz`);
  for (const [place, { replaces }] of value.entries())
    for (const [turn, code] of replaces.entries())
      claim(code, [place, "replaces", turn], `numer „${code}” ma już ta lub inna część`);
}
