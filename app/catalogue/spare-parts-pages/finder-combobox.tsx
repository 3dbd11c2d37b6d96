import { useEffect, useId, useState } from "react";
import { HitPicture } from "~/catalogue/search/hit-picture";
import type { SearchHit } from "~/catalogue/search/search.server";
import { useSuggestions } from "~/catalogue/search/use-suggestions";
import { productPartsHref } from "~/catalogue/spare-parts/product-parts-href";
import { plural } from "~/polish/plural";
import { Link } from "~/ui/links/link";
import { useCombobox } from "~/ui/use-combobox";

/**
 * Suggests products and spare parts below the finder's field, and turns the field into a combobox. A product leads to
 * the list of its spare parts.
 */
export function FinderCombobox({ field }: { field: HTMLInputElement }) {
  const id = useId();
  const [query, isFocused] = useField(field);
  const { state, groups } = useSuggestions(query);
  const hits = groups.flatMap((group) =>
    group.hits.filter(({ kind }) => kind === "product" || kind === "part"),
  );
  const optionId = (hit: SearchHit) => `${id}${hits.indexOf(hit)}`;
  const listId = `${id}list`;
  const { isOpen, activeId } = useCombobox(field, { listId, optionIds: isFocused ? hits.map(optionId) : [] });
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Produkty i części"
        hidden={!isOpen}
        // Keeps the focus, and a phone's keyboard, with the field.
        onMouseDown={(event) => event.preventDefault()}
        className="finder-options"
      >
        {hits.map((hit) => (
          <Link
            key={hit.to}
            id={optionId(hit)}
            role="option"
            tabIndex={-1}
            aria-selected={optionId(hit) === activeId}
            to={hrefOf(hit)}
            className="flex min-h-11 items-center gap-3 rounded-lg px-2 py-1 hover:bg-sunken aria-selected:bg-primary-soft aria-selected:text-primary-strong"
          >
            <HitPicture
              picture={hit.picture?.src ?? null}
              drawing={hit.drawing}
              keepsRoom={hit.kind === "product"}
              width={pictureWidth}
            />
            <span>
              {hit.title}
              <span className="block text-sm text-muted" translate="no">
                {hit.note}
              </span>
            </span>
          </Link>
        ))}
      </div>
      <p role="status" className="sr-only">
        {state === "found" &&
          plural(hits.length, { one: "podpowiedź", few: "podpowiedzi", many: "podpowiedzi" })}
      </p>
    </>
  );
}

const pictureWidth = { className: "w-12", sizes: "3rem" };

/** Returns where a hit leads: a spare part to its page, a product to its spare parts. */
function hrefOf({ kind, to, note }: SearchHit): string {
  // The note of a product begins with its number, or with that of its finish.
  const [code] = note?.split(" ", 1) ?? [];
  return kind === "product" && code ? productPartsHref(code) : to;
}

/** Returns the field's current text and whether it has the focus, including what happened before this code was loaded. */
function useField(field: HTMLInputElement): [text: string, isFocused: boolean] {
  const [text, setText] = useState(field.value);
  const [isFocused, setFocused] = useState(true);
  useEffect(() => {
    const read = () => setText(field.value);
    const focus = () => setFocused(true);
    const blur = () => setFocused(false);
    read();
    setFocused(document.activeElement === field);
    const listeners = { input: read, focus, blur };
    for (const [event, listen] of Object.entries(listeners)) field.addEventListener(event, listen);
    return () => {
      for (const [event, listen] of Object.entries(listeners)) field.removeEventListener(event, listen);
    };
  }, [field]);
  return [text, isFocused];
}
