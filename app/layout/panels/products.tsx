import { useEffect, useId, useRef } from "react";
import type { SiteData } from "~/layout/site-data";
import * as paths from "~/paths";
import { useCategories } from "~/range/tree";
import { showModal } from "~/ui/behaviour";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { AllProducts, CollectionsOfPanel } from "./products-links";
import { ProductsPanelNarrow } from "./products-narrow";
import { ProductsPanelWide } from "./products-wide";
import { useMediaQuery } from "./use-media-query";

/** Re-exported so that the opener can prefetch the panel's data together with its code. */
export { prefetchCategories } from "~/range/tree";

export type ProductsPanelProps = {
  copy: SiteData["productsPanel"];
  isOpen: boolean;
  onClose: () => void;
};

/** The products panel (behaviour 4.1): slides in from the top on desktops, from the right on phones. */
export function ProductsPanel({ copy, isOpen, onClose }: ProductsPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { data, error } = useCategories(copy.treeId, isOpen);
  const isWide = useMediaQuery("(width >= 64rem)");
  useEffect(() => {
    if (isOpen && dialog.current) showModal(dialog.current);
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}subtitle`}
      className="products-panel"
      onClose={onClose}
    >
      <div className="lg:container-page lg:pb-3">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-3 pl-5 lg:border-0 lg:px-0 lg:pt-6 lg:pb-4">
          <div>
            <h2 id={`${id}title`} className="text-lg leading-snug lg:text-heading">
              {copy.title}
            </h2>
            <p id={`${id}subtitle`} className="text-sm text-muted">
              {copy.subtitle}
            </p>
          </div>
          <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
            <Icon name="x" />
            {copy.close}
          </button>
        </div>
        {data && isWide && <ProductsPanelWide categories={data.children} action={copy.action} />}
        {data && !isWide && <ProductsPanelNarrow categories={data.children} action={copy.action} />}
        {!data && !error && <div aria-busy="true" className="panel-skeleton" />}
        {!data && error && (
          <div className="px-5 py-8 lg:px-0">
            <p className="mb-4 text-muted">Kategorii nie udało się teraz wczytać.</p>
            <Link to={paths.products} className="button button-primary">
              {copy.action}
            </Link>
          </div>
        )}
        {/* Shown after the categories, which would otherwise push it away from a pointer about to click it. */}
        {(data || error) && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line px-5 py-2 lg:mt-4 lg:px-0">
            <CollectionsOfPanel collections={copy.collections} />
            {isWide && <AllProducts className="link inline-flex min-h-11 items-center" />}
          </div>
        )}
      </div>
    </dialog>
  );
}
