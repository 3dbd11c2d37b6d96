import { isPathData } from "lib/drawing/path-data";
import { slugOf } from "lib/polish/slug";
import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field, textMatching, unique } from "~/content/fields.server";

/** Id of a kind, which parts refer to: a lower-case Polish word. URLs contain it without diacritics. */
const kindId = textMatching(/^\p{Ll}+(?: \p{Ll}+)*$/u, "wymagane słowo małymi literami, np. regulator");

const outline = z
  .string()
  .max(1_000)
  .refine(isPathData, "wymagana ścieżka SVG, np. M4 4h40v40H4z: litery poleceń i liczby");

const sparePartKind = labelledFields({
  label: [field.exactText, "Nazwa", "nagłówek na liście części, w liczbie mnogiej"],
  id: [kindId, "Identyfikator", "słowo, które podają części, małymi literami"],
  noun: [field.exactText, "Nazwa jednej części", "np. Regulator"],
  drawing: [outline, "Rysunek", "ścieżka SVG w polu 48 × 48, dla części bez rysunku"],
});

/** Kinds of spare parts, in the order of lists. */
export const sparePartKinds = z.array(sparePartKind).check(unique.byId, eachValueOnce);

/**
 * A kind of spare parts: heading of its list, what one is called, and SVG path data of a line drawing, in a 48 × 48 view
 * box, for parts without a drawing.
 */
export type SparePartKind = z.output<typeof sparePartKind>;

function eachValueOnce({ value, issues }: z.core.ParsePayload<SparePartKind[]>) {
  const first = new Map<string, string>();
  for (const [place, { id }] of value.entries()) {
    const same = first.get(slugOf(id));
    if (same === undefined) first.set(slugOf(id), id);
    else if (same !== id)
      issues.push({
        code: "custom",
        input: id,
        path: [place, "id"],
        message: `w adresach to samo co „${same}”`,
      });
  }
}
