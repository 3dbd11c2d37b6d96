/** Labels for the finish ids and collection ids in products, in the editors' order. */
export type ProductNames = {
  finishes: readonly { id: string; label: string }[];
  collections: readonly { id: string; name: string }[];
};
