import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { lengthLimit } from "~/ui/length-limit";

type SparePartSearchFormProps = {
  /** Example in the field's placeholder. */
  example: string;
  words?: string;
};

/** Form that asks for a product, or for a spare part by its number or name. */
export function SparePartSearchForm({ example, words = "" }: SparePartSearchFormProps) {
  return (
    <search>
      <Form action={paths.spareParts} className="mt-6 max-w-xl">
        <label htmlFor="szukana-czesc" className="font-medium">
          Produkt albo numer części
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id="szukana-czesc"
            type="search"
            name="q"
            defaultValue={words}
            placeholder={`np. ${example}`}
            required
            {...lengthLimit(200)}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className="field-input"
          />
          <button type="submit" className="button button-primary">
            Znajdź
          </button>
        </div>
      </Form>
    </search>
  );
}
