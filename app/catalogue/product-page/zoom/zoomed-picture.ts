import { pictureUrl } from "~/ui/pictures";

export type ZoomedPicture = {
  /** Path below `/images/` without extension; of a drawing, its URL. */
  src: string;
  alt: string;
  /** What the picture shows, in a few words. */
  caption?: string;
  /** True for a drawing, which gets a minimum width at which its numbers are legible. */
  isDrawing?: boolean;
};

/** Returns the URL of a picture's largest file. */
export const zoomedUrl = ({ src, isDrawing }: ZoomedPicture) => (isDrawing ? src : pictureUrl(src));
