import { slugInPath } from "~/range/products";
import { HitOptions } from "~/search/hit-options";
import type { SearchHit } from "~/search/search.server";
import { onlyDifferences, queryWith } from "../comparison";

type AddOptionsProps = {
  field: HTMLInputElement;
  /** Products that are already compared, as in the URL. */
  names: readonly string[];
  onlyDifferences: boolean;
};

/** Suggests products below the form's field; choosing one adds it to the comparison. */
export function AddOptions({ field, names, onlyDifferences: isShort }: AddOptionsProps) {
  return (
    <HitOptions
      field={field}
      label="Podpowiedzi"
      advice="Naciśnij Enter, aby dodać produkt o&nbsp;tym numerze."
      keepsScroll
      optionsOf={(hits) =>
        hits.flatMap((hit) => {
          const query = hit.kind === "product" && queryWith(names, nameOf(hit));
          return query ? [{ hit, to: `?${isShort ? `${query}&${onlyDifferences}` : query}` }] : [];
        })
      }
    />
  );
}

/** Returns a hit's identifier in the query: the slug, or the number of the finish, with which its note begins. */
function nameOf({ to, note = "" }: SearchHit): string {
  const [code = ""] = note.split(" ");
  return to.includes("?") ? code : (slugInPath(to) ?? code);
}
