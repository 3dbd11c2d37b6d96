import { createElement } from "react";
import { slugInPath } from "./products/href";

/**
 * Place for what only this browser knows of a product: the verdict on its visitor's basin. Pages are the same for everybody, so
 * a script fills it, as soon as the element is parsed (`my-basin/show-basin.js`); React leaves it alone.
 * @param to href of the product's page, where no link to it is in the element before; nothing is rendered for any other page
 * @param name of the product in queries, empty if that is its slug; given if the note leads to its reasons
 */
export function ProductNote({ to, name }: { to?: string; name?: string }) {
  const product = to && slugInPath(to);
  return (
    product !== null && createElement("product-note", { key: product, product, name, ...filledByBrowser })
  );
}

/** Props of an element whose content is the browser's. */
export const filledByBrowser = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
