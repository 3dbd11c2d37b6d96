import { z } from "zod";
import type { CategoryIndex } from "~/catalogue/tree/tree";
import { categoryId, exactText, uniqueById } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { labelled } from "~/content/labels.server";
import { fromContent } from "~/content/memo";
import { typeset } from "~/polish/typeset";

/** In characters: long enough to say something, short enough for a search engine's result. */
const text = exactText.min(120).max(220).transform(typeset).meta({ editor: "text" });

export const categoryTextsSchema = labelled(
  z.strictObject({
    texts: z
      .array(
        labelled(z.strictObject({ id: categoryId, text }), {
          id: "Kategoria",
          text: ["Tekst", "od 120 do 220 znaków; stoi pod nazwą kategorii i w wyszukiwarkach"],
        }),
      )
      .check(uniqueById),
  }),
  { texts: "Teksty kategorii" },
);

/**
 * `content/category-texts.yaml`, read once: a text for each category by its id.
 * @throws {ContentError}
 */
export const readCategoryTexts = fromContent(() => {
  const { data, name, lineOf } = readContent("category-texts.yaml", categoryTextsSchema);
  return {
    texts: new Map(data.texts.map(({ id, text }) => [id, text])),
    data,
    file: `content/${name}`,
    lineOf,
  };
});

/** A category in one or two sentences; null where the staff have not written any yet. */
export function categoryText(id: number): string | null {
  return readCategoryTexts().texts.get(id) ?? null;
}

/** A text for a category missing from the tree is a mistake, a category without a text a warning. */
export function checkCategoryTexts(tree: CategoryIndex) {
  const { texts, data, file, lineOf } = readCategoryTexts();
  const unknown = data.texts.flatMap(({ id }, position) =>
    tree.byId.has(id)
      ? []
      : [{ file, line: lineOf(["texts", position, "id"]), reason: `nie ma kategorii ${id}` }],
  );
  const missing = [...tree.byId.values()].filter(({ id }) => !texts.has(id));
  return {
    mistakes: unknown,
    warnings: missing.map(({ id, label }) => ({
      file,
      line: 1,
      reason: `brakuje tekstu kategorii ${id} (${label})`,
    })),
  };
}
