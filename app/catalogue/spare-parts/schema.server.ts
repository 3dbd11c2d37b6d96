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

/** A spare part. `replaces` are the numbers that it had before, or of parts that it is delivered for today. */
export type SparePart = z.output<typeof sparePart>;

/** `content/spare-parts.yaml`: every part once; products name them by their numbers. */
export const sparePartsSchema = labelled(
  z.strictObject({ spareParts: z.array(sparePart).check(eachNumberOnce) }),
  { spareParts: "Części zamienne" },
);

/** One number names one part, today's or a former one: so no replacement leads to itself, in a circle or nowhere. */
function eachNumberOnce({ value, issues }: z.core.ParsePayload<SparePart[]>) {
  const seen = new Set<string>();
  const claim = (code: string, path: (string | number)[], message: string) => {
    if (seen.has(code)) issues.push({ code: "custom", input: code, path, message });
    seen.add(code);
  };
  // All of today's numbers first: a former one that a part has now is the mistake.
  for (const [place, { code }] of value.entries())
    claim(code, [place, "code"], `„${code}” występuje drugi raz`);
  for (const [place, { replaces }] of value.entries())
    for (const [turn, code] of replaces.entries())
      claim(code, [place, "replaces", turn], `numer „${code}” ma już ta lub inna część`);
}
