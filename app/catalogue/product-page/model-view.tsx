import { useState } from "react";
import { modelPreview } from "~/catalogue/product/model-files";
import type { ProductView } from "./view";

type Viewer = typeof import("~/catalogue/model-viewer/viewer");

/**
 * Manages a product's 3D view. Loads the view's code when the visitor opens it; if the code fails to load, only logs
 * the error.
 * @returns the open view with its instructions, which stand elsewhere, the function that opens it (`null` for a product
 * without a model), and the function that closes it
 */
export function useModelView(product: ProductView) {
  const { slug, name, finish, downloads, measures } = product;
  // The slug tells which product the open view belongs to: the gallery stays mounted when the visitor navigates to
  // another product.
  const [opened, setOpened] = useState<{ slug: string; viewer: Viewer }>();
  const url = modelPreview(product);
  const download = downloads.find(({ format }) => format === "glb")?.path;
  const open = () =>
    import("~/catalogue/model-viewer/viewer").then(
      (viewer) => setOpened({ slug, viewer }),
      (error) => console.warn("Nie udało się wczytać widoku 3D", error),
    );
  const { ModelViewer, ModelInstructions } = (opened?.slug === slug && opened.viewer) || {};
  const view = url &&
    download &&
    ModelViewer &&
    ModelInstructions && {
      stage: <ModelViewer name={name} url={url} finish={finish.id} download={download} measures={measures} />,
      instructions: <ModelInstructions />,
    };
  return [view, url && open, () => setOpened(undefined)] as const;
}
