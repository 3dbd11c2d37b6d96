import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { lengthLimit } from "~/ui/length-limit";

type SearchFormProps = {
  query?: string;
  /** Path of the page that shows what is found; by default, the results of the whole site. */
  action?: string;
  label?: string;
};

/** Search form for the body of a page; the header has a separate form. */
export function SearchForm({
  query = "",
  action = paths.products,
  label = "Czego szukasz?",
}: SearchFormProps) {
  return (
    <search>
      <Form key={query} action={action} className="mt-6 flex max-w-xl gap-2">
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={query}
          required
          {...lengthLimit(200)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className="field-input"
        />
        <button type="submit" className="button button-primary">
          Szukaj
        </button>
      </Form>
    </search>
  );
}
