import { plural } from "lib/polish/plural";
import { useHasFeature } from "~/brand/use-brand";
import * as paths from "~/paths";
import { ProductTiles } from "~/range/tile";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Swatch, TitledSection } from "~/ui/page";
import { Picture } from "~/ui/pictures";
import type { CollectionRange } from "./collection-view";

type CollectionFactsProps = { id: string; material: string; finishes: CollectionRange["finishes"] };

/** Material and finishes of a collection, with links to the shops that show it and to its 3D models. */
export function CollectionFacts({ id, material, finishes }: CollectionFactsProps) {
  const hasFeature = useHasFeature();
  return (
    <div className="rounded-xl bg-sunken p-5">
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm text-muted">Materiał</dt>
          <dd className="font-semibold">{material}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Wykończenia</dt>
          <dd>
            <ul className="mt-2 flex flex-wrap gap-2">
              {finishes.map(({ id: finish, label, look, to }) => (
                <li key={finish}>
                  <Link to={to} rel="nofollow" className="chip">
                    <Swatch look={look} className="size-4" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {(hasFeature("pointsOfSale") || hasFeature("modelLibrary")) && (
        <p className="mt-5 flex flex-wrap gap-3 print:hidden">
          {hasFeature("pointsOfSale") && (
            <Link to={`${paths.pointsOfSale}?kolekcja=${id}`} className="button button-primary">
              <Icon name="map-pin" />
              Gdzie zobaczyć
            </Link>
          )}
          {hasFeature("modelLibrary") && (
            <Link to={`${paths.modelLibrary}?kolekcja=${id}`} className="button button-secondary">
              Bryły 3D
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

type CollectionProductsProps = Pick<CollectionRange, "products" | "total"> & { id: string };

/**
 * The first products of a collection, with a link to the full list, where they can be filtered. Withdrawn products are
 * named below, because visitors who look for them need a spare part.
 */
export function CollectionProducts({ id, products, total }: CollectionProductsProps) {
  const hasParts = useHasFeature()("spareParts");
  if (total === 0) return null;
  const withdrawn = products.filter(({ status }) => status === "withdrawn");
  return (
    <section aria-labelledby="produkty" className="container-page mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="produkty" className="text-heading">
          Produkty kolekcji
        </h2>
        <Link to={`${paths.products}?kolekcja=${id}#produkty`} rel="nofollow" className="arrow-link">
          {`Filtruj ${plural(total, { one: "produkt", few: "produkty", many: "produktów" })}`}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <ProductTiles
        products={products.filter(({ status }) => status !== "withdrawn")}
        className="mt-6 xl:grid-cols-4"
      />
      {withdrawn.length > 0 && (
        <p className="mt-8 flex flex-wrap items-center gap-x-5 border-t border-line pt-4 text-muted">
          {hasParts ? "Wycofane z\u00a0oferty, części są nadal:" : "Wycofane z\u00a0oferty:"}
          {withdrawn.map(({ to, name }) => (
            <Link key={to} to={to} className="data-link line-link">
              {name}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

/** Pictures of a collection in interiors, each with links to the products that the picture shows. */
export function CollectionScenes({ scenes }: Pick<CollectionRange, "scenes">) {
  if (scenes.length === 0) return null;
  return (
    <TitledSection id="wnetrza" title="We wnętrzach" className="container-page mt-16">
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2">
        {scenes.map(({ picture, products }) => (
          <li key={picture.src}>
            <Picture
              picture={picture}
              sizes="(width >= 84rem) 39rem, (width >= 48rem) 48vw, calc(100vw - 2.5rem)"
              className="w-full rounded-2xl"
            />
            {products.length > 0 && (
              <ul aria-label="Na zdjęciu" className="mt-3 flex flex-wrap gap-x-5">
                {products.map(({ name, to }) => (
                  <li key={to}>
                    <Link to={to} className="data-link line-link">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
