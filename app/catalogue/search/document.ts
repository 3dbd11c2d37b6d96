import type { PictureSource } from "~/platform/picture";
import type { SearchKind } from "./kinds";

/** Something that can be found. Documents are listed in the order that breaks ties. */
export type SearchDocument = {
  kind: SearchKind;
  title: string;
  /** Path of this site. */
  to: string;
  picture: PictureSource | null;
  /** Catalogue numbers and EANs; `to` where a number has an address of its own. */
  codes?: readonly { code: string; to?: string }[];
  /** Words that describe it: collection, categories, finishes. */
  keywords?: readonly string[];
  /** Texts about it. */
  text?: readonly string[];
};

/** What a match counts, by where the word is; `ranking.test.ts` checks the ranking that comes of it. */
export const weights = { title: 8, keywords: 4, text: 1 } as const;
