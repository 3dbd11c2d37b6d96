import type { PictureSource } from "~/ui/pictures";
import type { SearchKind } from "../kinds";

/** A searchable item. Among items with equal scores, the one earlier in the list of entries ranks first. */
export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** Site-relative href. */
  to: string;
  picture: PictureSource | null;
  /** Shown with the title to distinguish items with the same title, for example a catalogue number. */
  note?: string;
  /** What the item is, in a few words; shown below the title. */
  about?: string;
  /** Number of a spare part that has no picture: its small drawing is shown instead. */
  drawing?: string;
  /**
   * Variants of the item, such as the finishes of a product. If the query mentions a variant, the hit has the link and
   * picture of that variant.
   */
  variants?: readonly SearchVariant[];
  /**
   * Catalogue numbers and EANs of the item; `variant` is the index of the variant that the number belongs to, if any.
   */
  codes?: readonly { code: string; variant?: number }[];
  /** Catalogue numbers of a product's spare parts. */
  partCodes?: readonly string[];
  /** Descriptive words: collection, categories, finishes. */
  keywords?: readonly string[];
  /**
   * What such an item is called, besides the first word of its title. A query with such a noun finds only products that
   * are called so.
   */
  nouns?: readonly string[];
  /** Sizes in millimetres; the first is the one by which people tell such items apart. */
  sizes?: readonly number[];
  /** Longer texts about the item. */
  text?: readonly string[];
};

export type SearchVariant = Pick<SearchEntry, "to" | "picture" | "note"> & { label: string };

/** The fields of a found entry that are shown. */
export type SearchHit = Pick<SearchEntry, "kind" | "title" | "to" | "picture" | "note" | "about" | "drawing">;

/** Weight of a matching word by the field that contains it; `search.server.test.ts` checks the resulting ranking. */
export const weights = { title: 8, keywords: 4, text: 1 } as const;
