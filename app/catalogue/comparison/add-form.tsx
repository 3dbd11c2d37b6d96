import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { lengthLimit } from "~/ui/length-limit";
import { differencesParameter } from "../comparison";
import type { ComparisonView } from "./view.server";

/**
 * Form that adds a product by number; for words, it asks which of the products found to add. Hidden fields preserve the
 * products that are already compared.
 */
export function AddForm({ view: { products, onlyDifferences } }: { view: ComparisonView }) {
  const names = products.map(({ named }) => named);
  return (
    <search className="comparison-add">
      {/* The key empties the field once the products have changed, because what was typed has then been added. */}
      <Form key={names.join()} action={paths.products}>
        {names.map((named) => (
          <input key={named} type="hidden" name="porownaj" value={named} />
        ))}
        {onlyDifferences && <input type="hidden" name={differencesParameter} value="tak" />}
        <label htmlFor="porownaj-produkt" className="font-medium">
          Numer katalogowy, EAN lub nazwa
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id="porownaj-produkt"
            type="text"
            enterKeyHint="done"
            name="porownaj"
            required
            {...lengthLimit(60)}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className="field-input"
          />
          <button type="submit" className="button button-secondary">
            Dodaj
          </button>
        </div>
      </Form>
    </search>
  );
}
