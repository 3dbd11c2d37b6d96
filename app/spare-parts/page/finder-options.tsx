import { productPartsHref } from "~/range/spare-parts";
import { HitOptions } from "~/search/hit-options";
import type { SearchHit } from "~/search/search.server";

/** Suggests products and spare parts below the finder's field. A product leads to the list of its spare parts. */
export function FinderOptions({ field }: { field: HTMLInputElement }) {
  return (
    <HitOptions
      field={field}
      label="Produkty i&nbsp;części"
      advice="Naciśnij Enter, aby wyszukać wśród części."
      optionsOf={(hits) =>
        hits
          .filter(({ kind }) => kind === "product" || kind === "part")
          .map((hit) => ({ hit, to: hrefOf(hit) }))
      }
    />
  );
}

/** Returns where a hit leads: a spare part to its page, a product to its spare parts. */
function hrefOf({ kind, to, note }: SearchHit): string {
  // The note of a product begins with its number, or with that of its finish.
  const [code] = note?.split(" ", 1) ?? [];
  return kind === "product" && code ? productPartsHref(code) : to;
}
