import { useState } from "react";
import type { ModelViewer } from "~/catalogue/model-viewer/viewer";
import { modelPreview } from "~/catalogue/product/model-files";
import type { ProductView } from "./view";

/** Instructions for the 3D view; the gallery shows them below it. */
export const modelHint = {
  id: "obracanie",
  text: "Obracaj model myszą, palcem lub strzałkami. Wielkość zmieniają kółko myszy, dwa palce oraz klawisze + i −.",
};

/**
 * Manages a product's 3D view. Loads the view's code when the visitor opens it; if the code fails to load, only logs
 * the error.
 * @returns the open view, the function that opens it (`null` for a product without a model), and the function that
 * closes it
 */
export function useModelView(product: ProductView) {
  const { slug, name, finish, downloads } = product;
  // The slug tells which product the open view belongs to: the gallery stays mounted when the visitor navigates to
  // another product.
  const [opened, setOpened] = useState<{ slug: string; Viewer: typeof ModelViewer }>();
  const url = modelPreview(product);
  const download = downloads.find(({ format }) => format === "glb")?.path;
  const open = () =>
    import("~/catalogue/model-viewer/viewer").then(
      ({ ModelViewer }) => setOpened({ slug, Viewer: ModelViewer }),
      (error) => console.warn("Nie udało się wczytać widoku 3D", error),
    );
  const view = url && download && opened?.slug === slug && (
    <opened.Viewer name={name} url={url} finish={finish.id} download={download} hint={modelHint.id} />
  );
  return [view, url && open, () => setOpened(undefined)] as const;
}
