import type { FinishLook } from "~/content/collections.server";

/** What the finish ids and collection ids of products mean, in the editors' order. */
export type ProductNames = {
  finishes: readonly { id: string; label: string; look: FinishLook }[];
  collections: readonly { id: string; name: string }[];
  /** How catalogue numbers look (`code-pattern.ts`). */
  codePattern: string;
};
