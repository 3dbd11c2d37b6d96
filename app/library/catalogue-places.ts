/** Names of the destinations in the printed catalogue's PDF, to which its lists and the site's page of it link. */
export const places = {
  cover: "okladka",
  contents: "spis-tresci",
  collection: (id: string) => `kolekcja-${id}`,
  chapter: (id: number) => `rozdzial-${id}`,
  product: (slug: string) => `produkt-${slug}`,
  index: "indeks",
  end: "kontakt",
};
