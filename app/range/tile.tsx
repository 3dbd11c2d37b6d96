import type { ReactNode } from "react";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Swatch } from "~/ui/page";
import { Picture } from "~/ui/pictures";
import { ProductNote } from "./product-note";
import { additionLabel, finishInWords } from "./products/addition-label";
import type { ProductCard } from "./products/card";
import { projectAddition } from "./products/href";

/** Returns the href of a tile's product in one of its finishes; the first needs no query. */
function finishHref(to: string, id: string, [first]: ProductCard["finishes"]): string {
  const [path = ""] = to.split("?");
  return id === first?.id ? path : `${path}?wykonczenie=${id}`;
}

type ProductTilesProps<Product> = {
  products: readonly Product[];
  /** Margin of the list, and how many tiles a row of the widest screen has. */
  className: string;
  /** What a tile has below its product. */
  children?: (product: Product) => ReactNode;
};

/** Tiles of a list of products. */
export function ProductTiles<Product extends ProductCard>({
  products,
  className,
  children,
}: ProductTilesProps<Product>) {
  return (
    <ul className={`grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 ${className}`}>
      {products.map((product) => (
        <li key={product.to}>
          <ProductTile product={product}>{children?.(product)}</ProductTile>
        </li>
      ))}
    </ul>
  );
}

/** Tile for a product in a list. The whole tile is a link, over which links among its children are `relative`. */
export function ProductTile({ product, children }: { product: ProductCard; children?: ReactNode }) {
  const { picture, status, collection, code, to, name, finishes } = product;
  return (
    <article className="group relative flex h-full flex-col">
      {picture ? (
        <Picture
          picture={{ src: picture, alt: "" }}
          small
          sizes="(width >= 84rem) 18rem, (width >= 48rem) 25vw, 45vw"
          className="w-full rounded-xl"
        />
      ) : (
        <div className="grid aspect-square place-items-center rounded-xl bg-stage p-2 text-center text-sm text-scene-ink">
          Zdjęcie w&nbsp;przygotowaniu
        </div>
      )}
      {status === "withdrawn" && <span className="badge absolute top-2 left-2 text-muted">Wycofany</span>}
      {status === "new" && <span className="badge absolute top-2 left-2">Nowość</span>}
      <p className="mt-3 text-sm text-muted" translate="no">
        {collection ? `${collection} · ${code}` : code}
      </p>
      <h3 className="mt-0.5 leading-snug">
        <Link to={to} className="card-link group-hover:text-primary">
          {name}
        </Link>
      </h3>
      <ProductNote />
      {children}
      {/* Below the picture, where it covers nothing of the product. These are level in all tiles of a row. */}
      <div className="mt-auto flex min-h-11 flex-wrap items-center justify-between">
        <ul className="flex gap-1.5 pointer-coarse:gap-3" aria-label="Wykończenia">
          {finishes.map(({ id, label, look }) => (
            <li key={id} title={label}>
              {finishes.length > 1 ? (
                // A shortcut for mouse and finger. Everybody else finds the same on the product's page, without three
                // more Tab stops per tile.
                <Link
                  aria-hidden="true"
                  tabIndex={-1}
                  to={finishHref(to, id, finishes)}
                  className="relative -m-1.5 block p-1.5"
                >
                  <Swatch look={look} className="size-4" />
                </Link>
              ) : (
                <Swatch look={look} className="size-4" />
              )}
              <span className="sr-only">{label}</span>
            </li>
          ))}
        </ul>
        {status !== "withdrawn" && (
          <Link
            to={projectAddition(code)}
            rel="nofollow"
            aria-label={additionLabel("Dodaj do projektu", [code, finishInWords(product)])}
            className="button button-quiet relative -mr-3 ml-auto flex-wrap gap-x-1 px-3"
          >
            <Icon name="plus" />
            Dodaj
          </Link>
        )}
      </div>
    </article>
  );
}
