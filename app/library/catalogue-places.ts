/** Names of the destinations in the printed catalogue's PDF, to which its lists and the site's page of it link. */
export const places = {
  cover: "okladka",
  contents: "spis-tresci",
  overview: "przeglad-kolekcji",
  collection: (id: string) => `kolekcja-${id}`,
  chapter: (id: number) => `rozdzial-${id}`,
  product: (slug: string) => `produkt-${slug}`,
  care: "pielegnacja",
  warranty: "gwarancja",
  index: "indeks",
  end: "kontakt",
};
