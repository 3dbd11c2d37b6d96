import { HitOptions } from "~/search/hit-options";
import type { SearchHit } from "~/search/search.server";
import { placeOfParts } from "../query";

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
const hrefOf = ({ kind, to }: SearchHit) => (kind === "product" ? to + placeOfParts : to);
