import { useId } from "react";
import { slugInPath } from "~/catalogue/products/href";
import { HitPicture } from "~/catalogue/search/hit-picture";
import type { SearchHit } from "~/catalogue/search/search.server";
import { useSuggestions } from "~/catalogue/search/use-suggestions";
import { SuggestionStatus } from "~/catalogue/search-field/suggestion-status";
import { useFieldText } from "~/catalogue/search-field/use-field-text";
import { QueryLink } from "~/ui/links/query-link";
import { useCombobox } from "~/ui/use-combobox";
import { onlyDifferences, queryWith } from "./comparison";

type ProductComboboxProps = {
  field: HTMLInputElement;
  /** Products that are already compared, as in the URL. */
  names: readonly string[];
  onlyDifferences: boolean;
};

/** Suggests products with pictures below the form's field; choosing one adds it to the comparison. */
export function ProductCombobox({ field, names, onlyDifferences: isShort }: ProductComboboxProps) {
  const id = useId();
  const suggestions = useSuggestions(useFieldText(field));
  const products = suggestions.groups
    .flatMap(({ hits }) => hits)
    .filter(({ kind }) => kind === "product")
    .flatMap((hit) => {
      const query = queryWith(names, nameOf(hit));
      return query ? [{ ...hit, query: isShort ? `${query}&${onlyDifferences}` : query }] : [];
    });
  const hasNone = suggestions.state === "found" && products.length === 0;
  const listId = `${id}list`;
  const optionIds = products.map((_, place) => `${id}${place}`);
  const { isOpen, activeId } = useCombobox(field, { listId, optionIds });
  return (
    // Keeps the focus in the field while an option is pressed, because the list closes when the field loses the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: the options are the controls
    <div className="comparison-options" onMouseDown={(event) => event.preventDefault()}>
      {/* Only announced: without suggestions, the button „Dodaj” leads to an answer that everyone can read. */}
      <div className="sr-only">
        <SuggestionStatus
          suggestions={{
            state: hasNone ? "empty" : suggestions.state,
            groups: [{ kind: "product", title: "", hits: products }],
          }}
          advice="Naciśnij Enter, aby dodać produkt o tym numerze."
        />
      </div>
      <div id={listId} role="listbox" aria-label="Podpowiedzi" hidden={!isOpen}>
        {products.map((product, place) => (
          <QueryLink
            key={product.to}
            id={optionIds[place]}
            role="option"
            tabIndex={-1}
            aria-selected={optionIds[place] === activeId}
            query={product.query}
            className="flex min-h-11 items-center gap-3 rounded-lg px-3 py-1 hover:bg-sunken aria-selected:bg-primary-soft aria-selected:text-primary-strong"
          >
            <HitPicture picture={product.picture?.src ?? null} keepsRoom width={pictureWidth} />
            <span>
              {product.title}
              <span className="block text-sm text-muted" translate="no">
                {product.note}
              </span>
            </span>
          </QueryLink>
        ))}
      </div>
    </div>
  );
}

const pictureWidth = { className: "w-12", sizes: "3rem" };

/** Returns a hit's identifier in the query: the slug, or the number of the finish, with which its note begins. */
function nameOf({ to, note = "" }: SearchHit): string {
  const [code = ""] = note.split(" ");
  return to.includes("?") ? code : (slugInPath(to) ?? code);
}
