import viewerStyles from "lib/viewer/viewer.css?url";
import { useState } from "react";
import { loadStyleSheet } from "~/ui/behaviour";
import { Icon } from "~/ui/icons";
import type { LiveProduct } from "../live-product";

type Viewer = typeof import("lib/viewer/viewer");

const arrows = {
  left: <Icon name="chevron-left" />,
  up: <Icon name="chevron-down" className="size-5 rotate-180" />,
  down: <Icon name="chevron-down" />,
  right: <Icon name="chevron-right" />,
};

/**
 * Manages a product's 3D view. Loads the view's code and styles when the visitor opens it; if they fail to load, only
 * logs the error.
 * @returns the open view and its instructions, which the page shows elsewhere, the function that opens it (`null` for a
 * product without a model), and the function that closes it
 */
export function useModelView(product: LiveProduct) {
  const { slug, name, finish, model, overall } = product;
  // The slug tells which product the open view belongs to: the gallery stays mounted when the visitor navigates to
  // another product.
  const [opened, setOpened] = useState<{ slug: string; viewer: Viewer }>();
  const open = () =>
    Promise.all([import("lib/viewer/viewer"), loadStyleSheet(viewerStyles)]).then(
      ([viewer]) => setOpened({ slug, viewer }),
      (error) => console.warn("Nie udało się wczytać widoku 3D", error),
    );
  const { ModelViewer, ModelInstructions } = (opened?.slug === slug && opened.viewer) || {};
  const view = model &&
    ModelViewer &&
    ModelInstructions && {
      stage: (
        <ModelViewer
          name={name}
          url={model.preview}
          finish={finish.material}
          download={model.download}
          measures={overall}
          arrows={arrows}
        />
      ),
      instructions: <ModelInstructions />,
    };
  return [view, model && open, () => setOpened(undefined)] as const;
}
