import { useEffect, useState } from "react";
import { useHasFeature } from "~/brand/use-brand";
import * as paths from "~/paths";
import { listInFinish } from "~/range/facets";
import { ProductNote } from "~/range/product-note";
import { projectAddition } from "~/range/products";
import { StaticPart } from "~/remix/static-parts";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { DateText } from "~/ui/page";
import { comparisonWith, rememberedComparison } from "../remembered-comparison";
import { FinishPicker } from "./finish-picker";
import type { LiveProduct } from "./live-product";

type SummaryProps = { product: LiveProduct };

/** Name and collection of a product, and since when it is withdrawn. */
export function ProductHead({ product }: SummaryProps) {
  const { name, collection, withdrawn } = product;
  const hasParts = useHasFeature()("spareParts");
  return (
    <div className="[grid-area:head]">
      <p className="flex flex-wrap items-center gap-x-4">
        {collection && (
          <Link
            to={listInFinish(paths.collection(collection.id), product.finish.to)}
            className="data-link line-link"
            translate="no"
          >
            {`Kolekcja ${collection.name}`}
          </Link>
        )}
        {product.isNew && <span className="badge">Nowość</span>}
      </p>
      <h1 tabIndex={-1} className="text-title lg:mt-1">
        {name}
      </h1>
      <ProductNote
        to={paths.product(product.slug)}
        name={product.nameInQuery === product.slug ? "" : product.nameInQuery}
      />
      {withdrawn && (
        <p className="mt-4 rounded-lg border border-warning p-4">
          Produkt wycofany z&nbsp;oferty (<DateText date={withdrawn.from} />
          {hasParts ? "). Części zamienne są nadal dostępne." : ")."}
          {withdrawn.successor && ` Następca: ${withdrawn.successor.name}.`}
        </p>
      )}
    </div>
  );
}

/** What tells one product from another: finish, numbers, key measures. On a phone it is in the first screen. */
export function KeyFacts({ product, staticParts }: SummaryProps & { staticParts: Record<"kod-qr", string> }) {
  const { finish, keyMeasures } = product;
  return (
    <div className="[grid-area:facts]">
      <StaticPart parts={staticParts} id="kod-qr" className="float-right hidden size-[22mm] print:block" />
      <FinishPicker product={product} />
      <CopyCodes code={finish.code} gtin={finish.gtin} />
      {keyMeasures.length > 0 && (
        <dl className="key-measures mt-3 clear-both gap-px overflow-hidden rounded-xl border border-line bg-line lg:mt-5">
          {keyMeasures.map(({ key, label, value }) => (
            <div key={key} className="flex flex-col justify-between bg-ground">
              <dt className="text-[0.8125rem] leading-snug text-muted">{label}</dt>
              <dd className="text-[0.9375rem] font-semibold tabular xl:text-lg" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** What the product is for, what else it needs, and what a visitor can do with it. */
export function ProductActions({ product }: SummaryProps) {
  const { short, needed, withdrawn, collection, finish, partnersTo, ownVessel } = product;
  const hasShops = useHasFeature()("pointsOfSale");
  return (
    <div className="[grid-area:actions]">
      <p className="text-muted">{short}</p>
      <div className="mt-5 grid grid-cols-2 gap-3 print:hidden">
        {withdrawn?.successor ? (
          <Link to={withdrawn.successor.to} className="button button-primary">
            Zobacz następcę
            <Icon name="arrow-right" />
          </Link>
        ) : (
          hasShops && (
            <Link
              to={collection ? `${paths.pointsOfSale}?kolekcja=${collection.id}` : paths.pointsOfSale}
              className="button button-primary"
            >
              <Icon name="map-pin" />
              Gdzie kupić
            </Link>
          )
        )}
        <Link to={projectAddition(finish.code)} rel="nofollow" className="button button-secondary px-3">
          {product.addition}
        </Link>
        {ownVessel && (
          <Link to={ownVessel.to} className="button button-secondary col-span-2">
            {ownVessel.label}
          </Link>
        )}
      </div>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        {partnersTo && (
          <Link to={partnersTo} className="arrow-link">
            Sprawdź, co pasuje
          </Link>
        )}
        <CompareLink name={product.nameInQuery} />
      </p>
      {needed.length > 0 && (
        <div className="mt-5 rounded-lg border border-line p-4">
          <p>Do montażu zamów osobno:</p>
          <ul>
            {needed.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className="data-link line-link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/**
 * The finish's catalogue number and EAN, with a button that copies both. The button is visible only if the browser can
 * copy.
 */
function CopyCodes({ code, gtin }: { code: string; gtin: string }) {
  return (
    <div className="mt-3 flex items-center gap-3 lg:mt-5">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular" translate="no">
        <div>
          <dt className="text-sm text-muted">Numer katalogowy</dt>
          <dd className="font-semibold">{code}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">EAN</dt>
          <dd className="font-semibold">{gtin}</dd>
        </div>
      </dl>
      <CopyButton text={`${code} ${gtin}`} label="Kopiuj numer i&nbsp;EAN" isIcon />
    </div>
  );
}

/**
 * Link to a comparison that contains this product. With JavaScript, the comparison also contains the products that the
 * visitor compared last.
 */
function CompareLink({ name }: { name: string }) {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => setOthers(rememberedComparison()), []);
  return (
    <Link to={comparisonWith(others, name)} data-scripted="" className="arrow-link">
      Porównaj
    </Link>
  );
}
