import * as paths from "~/paths";
import { projectAddition } from "~/range/products";
import { SparePartSymbol } from "~/range/spare-parts";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import type { ProductPartsView } from "./data/list-data";
import { sparePartsHref } from "./query";

/** The chosen product with all its spare parts: what they look like, how large they are. */
export function ProductParts({ product }: { product: ProductPartsView }) {
  const { name, code, to, picture, parts } = product;
  return (
    <section aria-labelledby="czesci-produktu" className="container-page mb-16 lg:mb-20">
      <div className="flex items-center gap-4">
        {picture && (
          <Picture picture={{ src: picture, alt: "" }} small sizes="5rem" className="w-20 rounded-xl" />
        )}
        <div className="min-w-0">
          <p className="text-sm text-muted" translate="no">
            {code}
          </p>
          <h2 id="czesci-produktu" className="text-heading">
            Części: {name}
          </h2>
          <p className="flex flex-wrap gap-x-6">
            <Link to={to} className="link line-link">
              Strona produktu
            </Link>
            <Link to={sparePartsHref()} className="link line-link">
              Wszystkie części
            </Link>
          </p>
        </div>
      </div>
      {parts.length === 0 ? (
        <p className="mt-6 max-w-[60ch]">
          Ten produkt nie ma części, które wymienia się osobno. Jeśli coś się w&nbsp;nim zepsuło, zapytaj{" "}
          <Link to={paths.support} className="link">
            pomoc techniczną
          </Link>
          .
        </p>
      ) : (
        <ul aria-label={`Części: ${name}`} className="product-part-list">
          {parts.map((part) => (
            <PartRow key={part.code} part={part} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PartRow({ part: { code, name, what, size } }: { part: ProductPartsView["parts"][number] }) {
  return (
    <li className="group product-part">
      <span className="part-thumbnail">
        <SparePartSymbol code={code} />
      </span>
      <span className="min-w-0 grow basis-32">
        <Link to={paths.sparePart(code)} className="card-link font-medium group-hover:text-primary">
          {name}
        </Link>
        <span className="block text-sm text-muted">
          <span translate="no">{code}</span> · {what}
        </span>
        <span className="block text-sm text-muted">{size}</span>
      </span>
      <Link
        to={projectAddition(code)}
        rel="nofollow"
        aria-label={`Do projektu: ${code}`}
        className="button button-quiet"
      >
        <Icon name="plus" />
        Do projektu
      </Link>
    </li>
  );
}
