import type { PictureSource } from "~/platform/picture";
import type { SearchKind } from "./kinds";

/** Something that can be found. Documents come in the order in which equals are shown. */
export type SearchDocument = {
  kind: SearchKind;
  title: string;
  /** Path of this site. */
  to: string;
  picture: PictureSource | null;
  /** Catalogue numbers and EANs; `to` where a number has an address of its own. */
  codes?: readonly { code: string; to?: string }[];
  /** Words as good as a name: collection, categories, finishes. */
  keywords?: readonly string[];
  /** Words that tell more. */
  text?: readonly string[];
};

/** Where a word stands tells how much it says. */
export const weights = { title: 8, keywords: 4, text: 1 } as const;
