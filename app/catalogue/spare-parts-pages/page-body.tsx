import { ProductTile } from "~/catalogue/products/tile";
import * as paths from "~/paths";
import { pageParameter } from "~/platform/paging";
import { plural } from "~/polish/plural";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import { Pagination } from "~/ui/links/pagination";
import { SparePartPicture } from "./part-picture";
import type { SparePartView } from "./part-view";
import { sparePartsHref } from "./query";

const modelForms = { one: "model", few: "modele", many: "modeli" };

/**
 * Body of a spare part's page (behaviour 16.14): facts, links to points of sale and support, and the products that
 * contain the spare part.
 */
export function SparePartPageBody({ part }: { part: SparePartView }) {
  const { code, products, total, page, pages } = part;
  return (
    <article className="container-page pt-6 lg:pt-10">
      <div className="grid items-start gap-8 sm:grid-cols-[1fr_2fr] lg:gap-14">
        <div className="max-w-60 sm:max-w-none">
          <SparePartPicture part={part} sizes="(width >= 64rem) 24rem, 15rem" />
        </div>
        <Summary part={part} />
      </div>
      <section aria-labelledby="pasuje-do" className="mt-14">
        <h2 id="pasuje-do" className="text-heading">
          Pasuje do tych produktów
        </h2>
        <p className="mt-2 text-muted">{plural(total, modelForms)}</p>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {products.map((product) => (
            <li key={product.to}>
              <ProductTile product={product} />
            </li>
          ))}
        </ul>
        <Pagination
          label="Strony listy produktów"
          page={page}
          pages={pages}
          pageTo={(number) => paths.sparePart(code) + (number > 1 ? `?${pageParameter}=${number}` : "")}
        />
      </section>
    </article>
  );
}

function Summary({ part: { code, name, kind, kindLabel, replaces } }: { part: SparePartView }) {
  return (
    <div>
      <p className="font-medium">
        <Link to={sparePartsHref({ kind })} className="link line-link">
          {kindLabel}
        </Link>
      </p>
      <h1 tabIndex={-1} className="mt-1 text-title">
        {name}
      </h1>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">Numer części</dt>
        <dd className="font-semibold" translate="no">
          {code}
        </dd>
        {replaces.length > 0 && (
          <>
            <dt className="text-muted">Zastępuje</dt>
            <dd translate="no">{replaces.join(", ")}</dd>
          </>
        )}
      </dl>
      <p className="mt-4 max-w-[60ch]">
        Część zamówisz w salonie lub hurtowni: wystarczy jej numer. Jeśli nie masz pewności, czy pasuje do
        twojego modelu, zapytaj pomoc techniczną.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Link to={paths.pointsOfSale} className="button button-primary">
          <Icon name="map-pin" />
          Gdzie kupić
        </Link>
        <Link to={paths.support} className="button button-secondary">
          Pomoc techniczna
        </Link>
      </div>
    </div>
  );
}
