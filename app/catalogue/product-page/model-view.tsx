import { useState } from "react";
import type { ModelViewer } from "~/catalogue/model-viewer/viewer";
import { modelPreview } from "~/catalogue/product/model-files";
import type { ProductView } from "./view";

/** How to use the view; the page shows it where it has room. */
export const modelHint = {
  id: "obracanie",
  text: "Obracaj model myszą, palcem lub strzałkami. Wielkość zmieniają kółko myszy, dwa palce oraz klawisze + i −.",
};

/**
 * The product's model in 3D. Its code is loaded when it is requested; a failure is only logged.
 * @returns the view while it is open, the function that opens it (`null` without a model) and the one that closes it
 */
export function useModelView(product: ProductView) {
  const { slug, name, finish, downloads } = product;
  // By product: the gallery stays mounted when the visitor goes on to another one.
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
