import { Form } from "@remix-run/react";
import { Icon } from "~/ui/icon";

/** The search icon and its form. The panel is a native popover: it opens without JavaScript and closes on Escape. */
export function SearchPanel() {
  return (
    <>
      <button type="button" popovertarget="search-panel" aria-label="Szukaj" className="icon-button">
        <Icon name="search" />
      </button>
      <div id="search-panel" popover="auto" className="panel-top">
        <search>
          <Form action="/produkty" className="container-page flex gap-2 py-6">
            <label htmlFor="search-query" className="sr-only">
              Czego szukasz?
            </label>
            <input
              id="search-query"
              type="search"
              name="q"
              required
              autoComplete="off"
              placeholder="Nazwa, numer katalogowy lub EAN"
              className="field-input"
            />
            <button type="submit" className="button button-primary">
              Szukaj
            </button>
          </Form>
        </search>
      </div>
    </>
  );
}
