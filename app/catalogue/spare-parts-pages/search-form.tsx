import { Form } from "@remix-run/react";
import * as paths from "~/paths";

/** Form that searches spare parts by number, name or product; works without JavaScript. */
export function SparePartSearch({ words = "" }: { words?: string }) {
  return (
    <search>
      <Form key={words} action={paths.spareParts} className="mt-6 max-w-xl">
        <label htmlFor="szukana-czesc" className="font-medium">
          Numer części, jej nazwa albo produkt
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id="szukana-czesc"
            type="search"
            name="q"
            defaultValue={words}
            placeholder="np. CZ-1025, aerator, LR-120"
            required
            maxLength={200}
            autoComplete="off"
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
