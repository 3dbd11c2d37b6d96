import type { FinishLook } from "~/brand/collections.server";
import type { DefinedMeasure } from "./measures";
import type { DefinedMounting } from "./mounting";
import type { Roles } from "./schema/roles";
import type { DefinedValue } from "./technical";

/** What the ids in product files mean, in the editors' order. */
export type ProductNames = {
  finishes: readonly { id: string; label: string; look: FinishLook }[];
  collections: readonly { id: string; name: string }[];
  /** How catalogue numbers look (`code-pattern.ts`). */
  codePattern: string;
  /** Number of a finish, for fields that show an example. */
  exampleCode: string;
  /** Name of the brand in the genitive, as the source of its own advice, as in „zalecenie Firmy”. */
  brandGenitive: string;
  measures: readonly DefinedMeasure[];
  values: readonly DefinedValue[];
  mountings: readonly DefinedMounting[];
  roles: Roles;
};
