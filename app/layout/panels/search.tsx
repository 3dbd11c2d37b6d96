import { Form } from "@remix-run/react";
import { useRef } from "react";
import * as paths from "~/paths";
import { useLoadedOnUse } from "~/ui/behaviour";
import { Icon } from "~/ui/icons";
import { lengthLimit } from "~/ui/length-limit";

const loadCombobox = () => import("~/search/combobox");

/**
 * The search button and its form (behaviours 7.1, 7.2). The panel is a native popover: even without JavaScript, it
 * opens, receives the focus and closes on Escape. With JavaScript, the field also has suggestions. Their code is loaded
 * when the field is first used.
 */
export function SearchPanel() {
  const field = useRef<HTMLInputElement>(null);
  const [code, loadNow] = useLoadedOnUse(field, loadCombobox);

  return (
    <>
      <button type="button" popovertarget="search-panel" aria-label="Szukaj" className="icon-button">
        <Icon name="search" />
      </button>
      <a href={paths.products} aria-label="Szukaj" className="without-popovers icon-button">
        <Icon name="search" />
      </a>
      <div id="search-panel" popover="auto" className="panel-top">
        <search className="container-page block">
          <Form action={paths.products} className="flex gap-2 py-6">
            <label htmlFor="search-query" className="sr-only">
              Czego szukasz?
            </label>
            <input
              ref={field}
              id="search-query"
              type="text"
              enterKeyHint="search"
              name="q"
              required
              {...lengthLimit(200)}
              autoFocus
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder="Nazwa, numer katalogowy lub EAN"
              className="field-input"
              onFocus={loadNow}
            />
            <button type="submit" className="button button-primary">
              Szukaj
            </button>
            <button
              type="button"
              popovertarget="search-panel"
              popovertargetaction="hide"
              aria-label="Zamknij wyszukiwanie"
              className="icon-button"
            >
              <Icon name="x" />
            </button>
          </Form>
          {code && field.current && <code.SearchCombobox field={field.current} />}
        </search>
      </div>
    </>
  );
}
