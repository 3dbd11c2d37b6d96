import { Form } from "@remix-run/react";
import * as paths from "~/paths";

/** Search form for the body of a page; the header has a separate form. */
export function SearchForm({ query = "" }: { query?: string }) {
  return (
    <search>
      <Form key={query} action={paths.products} className="mt-6 flex max-w-xl gap-2">
        <input
          type="search"
          name="q"
          aria-label="Czego szukasz?"
          defaultValue={query}
          required
          maxLength={200}
          autoComplete="off"
          className="field-input"
        />
        <button type="submit" className="button button-primary">
          Szukaj
        </button>
      </Form>
    </search>
  );
}
