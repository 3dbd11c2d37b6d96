import type { PictureSource } from "~/platform/picture";
import type { SearchKind } from "./kinds";

/** A searchable item. The order of the entries breaks ties: among equal scores, the earlier entry ranks first. */
export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** Site-relative href. */
  to: string;
  picture: PictureSource | null;
  /** Distinguishes items with the same title, for example by catalogue number. */
  note?: string;
  /**
   * Variants of the item, such as a product's finishes. A query that mentions a variant gets that variant's link and
   * picture.
   */
  variants?: readonly SearchVariant[];
  /** Catalogue numbers and EANs of the item; `variant` is the index of the variant that a number belongs to. */
  codes?: readonly { code: string; variant?: number }[];
  /** Catalogue numbers of a product's spare parts. */
  partCodes?: readonly string[];
  /** Descriptive words: collection, categories, finishes. */
  keywords?: readonly string[];
  /** Longer texts about the item. */
  text?: readonly string[];
};

export type SearchVariant = Pick<SearchEntry, "to" | "picture" | "note"> & { label: string };

/** Weight of a match by field; `search.server.test.ts` checks the resulting ranking. */
export const weights = { title: 8, keywords: 4, text: 1 } as const;
