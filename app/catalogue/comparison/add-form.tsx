import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as paths from "~/paths";
import { useLoadedOnUse } from "~/ui/behaviour";
import { lengthLimit } from "~/ui/length-limit";
import { differencesParameter } from "../comparison";
import type { ComparisonView } from "./view.server";

const loadOptions = () => import("./add-options");

/**
 * Form that adds a product by number or by words. Hidden fields preserve the products that are already compared. With
 * JavaScript, the field suggests products; the code for that is loaded when the field is first used.
 */
export function AddForm({ view: { products, onlyDifferences } }: { view: ComparisonView }) {
  const field = useRef<HTMLInputElement>(null);
  const [code, loadNow] = useLoadedOnUse(field, loadOptions);
  const names = products.map(({ named }) => named);
  const shown = names.join();
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown || !field.current) return;
    lastShown.current = shown;
    // The products have changed, so what was typed has been added.
    field.current.value = "";
    field.current.dispatchEvent(new Event("input"));
  }, [shown]);
  return (
    <search className="comparison-add">
      <Form action={paths.products}>
        {names.map((named) => (
          <input key={named} type="hidden" name="porownaj" value={named} />
        ))}
        {onlyDifferences && <input type="hidden" name={differencesParameter} value="tak" />}
        <label htmlFor="porownaj-produkt" className="font-medium">
          Numer katalogowy, EAN lub nazwa
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            ref={field}
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
            onFocus={loadNow}
          />
          <button type="submit" className="button button-secondary">
            Dodaj
          </button>
        </div>
        {code && field.current && (
          <code.AddOptions field={field.current} names={names} onlyDifferences={onlyDifferences} />
        )}
      </Form>
    </search>
  );
}
