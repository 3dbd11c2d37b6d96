/** A picture as content names it and pages show it. */
export type PictureSource = {
  /** Path below `/images/` without extension (`news/kolekcja-lira`), or the https URL of another host's picture. */
  src: string;
  /** Polish alternative text; empty where the picture adds nothing to the words beside it. */
  alt: string;
};
