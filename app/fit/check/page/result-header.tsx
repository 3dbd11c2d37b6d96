import { ProductNote } from "~/range/product-note";
import { Link } from "~/ui/link";
import { SmallPicture } from "~/ui/small-picture";
import type { FitProduct } from "../rows";

/** Heading of a result: pictures of the products, which link to their pages, beside the page's only `h1`. */
export function ResultHeader({ title, products }: { title: string; products: FitProduct[] }) {
  return (
    <header className="fit-header">
      {products.length > 0 && (
        <ul className="fit-header-pictures print:hidden">
          {products.map(({ slug, name, to, picture }) => (
            <li key={slug}>
              <Link to={to} className="block">
                <SmallPicture
                  src={picture}
                  priority
                  sizes="(width >= 64rem) 5rem, 3.5rem"
                  className="rounded-md"
                />
                <span className="sr-only">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div>
        <h1 tabIndex={-1} className="fit-title">
          {title}
        </h1>
        {/*
         * The verdict on the remembered basin: only for a single product, because the page of a pair gives the verdict
         * on another basin.
         */}
        {products.length === 1 && products[0] && <ProductNote to={products[0].to} />}
        <p className="text-sm text-muted" translate="no">
          {products.map(({ code }) => code).join(" + ")}
        </p>
      </div>
    </header>
  );
}
