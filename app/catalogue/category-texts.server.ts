import { firstFew } from "lib/polish/first-few";
import { typeset } from "lib/polish/typeset";
import { labelledFields, listOf } from "~/content/field-labels.server";
import { field, unique } from "~/content/fields.server";
import { hasContent, readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import type { CategoryIndex } from "~/range/tree";

/**
 * Description of a category: at least 120 characters, to be informative; at most 220, to fit into a snippet in search
 * results.
 */
const text = field.exactText.min(120).max(220).transform(typeset).meta({ editor: "text" });

export const categoryTextsSchema = labelledFields({
  texts: [
    listOf({
      id: [field.categoryId, "Kategoria"],
      text: [text, "Tekst", "od 120 do 220 znaków; stoi pod nazwą kategorii i w wyszukiwarkach"],
    }).check(unique.byId),
    "Teksty kategorii",
  ],
});

const fileName = "category-texts.yaml";

/**
 * Reads `content/category-texts.yaml` and caches it until content is reloaded. `texts` maps category ids to
 * descriptions.
 * @throws {ContentError}
 */
export const readCategoryTexts = fromContent(() => {
  const file = readOptionalContent(fileName, categoryTextsSchema, { texts: [] });
  return { ...file, texts: new Map(file.data.texts.map(({ id, text }) => [id, text])) };
});

/** Returns the description of a category in one or two sentences; null if the category has none. */
export function categoryText(id: number): string | null {
  return readCategoryTexts().texts.get(id) ?? null;
}

/**
 * Checks the texts against the tree. A text for an unknown category is a content issue; if some categories have a text,
 * each one without is a warning.
 */
export function checkCategoryTexts(tree: CategoryIndex) {
  const { texts, data, issueAt } = readCategoryTexts();
  const unknown = data.texts.flatMap(({ id }, position) =>
    tree.byId.has(id) ? [] : issueAt(["texts", position, "id"], `nie ma kategorii ${id}`),
  );
  const expected = hasContent(fileName) ? [...tree.byId.values()] : [];
  const missing = expected.flatMap(({ id, label }) => (texts.has(id) ? [] : `${id} (${label})`));
  const reason = `brakuje tekstu kategorii ${firstFew(missing, 3)}`;
  return {
    issues: unknown,
    warnings: missing.length > 0 ? [{ file: `content/${fileName}`, line: 1, reason }] : [],
  };
}
