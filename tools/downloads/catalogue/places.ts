/** Names of the link destinations in the catalogue. */
export const places = {
  overview: "przeglad-kolekcji",
  collection: (id: string) => `kolekcja-${id}`,
  chapter: (id: number) => `rozdzial-${id}`,
  product: (slug: string) => `produkt-${slug}`,
  care: "pielegnacja",
  warranty: "gwarancja",
  index: "indeks",
};
