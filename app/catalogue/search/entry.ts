import type { PictureSource } from "~/platform/picture";
import type { SearchKind } from "./kinds";

/**
 * A searchable item. Entries are passed to the index in tie-break order: of equally ranked entries, the earlier one
 * comes first.
 */
export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** Path of this site. */
  to: string;
  picture: PictureSource | null;
  /** What tells it apart from others of that name, such as its number. */
  note?: string;
  /** The same thing in its finishes: a query that names one finds it in that one. */
  variants?: readonly SearchVariant[];
  /** Catalogue numbers and EANs that name it; `variant` where a number is that of a variant, by its place. */
  codes?: readonly { code: string; variant?: number }[];
  /** Numbers of what belongs to it: a product's spare parts. */
  partCodes?: readonly string[];
  /** Words that describe it: collection, categories, finishes. */
  keywords?: readonly string[];
  /** Texts about it. */
  text?: readonly string[];
};

export type SearchVariant = Pick<SearchEntry, "to" | "picture" | "note"> & { label: string };

/** Weights of matches by field; `search.server.test.ts` checks the ranking that comes of it. */
export const weights = { title: 8, keywords: 4, text: 1 } as const;
