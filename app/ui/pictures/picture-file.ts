/** Reference to a picture, in content files and on pages. */
export type PictureSource = {
  /** Path below `/images/` without extension (`news/kolekcja-lira`), or the https URL of another host's picture. */
  src: string;
  /** Polish alternative text; empty if the picture is only decorative. */
  alt: string;
};
