import { plural } from "lib/polish/plural";
import * as paths from "~/paths";
import { QueryNotes } from "~/search/query-notes";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { EmptyState, TitledSection } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { Picture } from "~/ui/pictures";
import type { FoundProduct, SparePartCard, SparePartList } from "./data/list-data";
import { PartThumbnail } from "./page/part-thumbnail";
import { sparePartsHref } from "./query";

const sparePartForms = { one: "część", few: "części", many: "części" };
const productForms = { one: "produkt", few: "produkty", many: "produktów" };

/** Spare parts by kind, or search results: first the products of which one is meant, then the spare parts. */
export function SparePartsList({ list }: { list: SparePartList }) {
  const { query, groups, products, allProducts, leads, pages } = list;
  const isEmpty = groups.length + products.length + leads.length === 0;
  return (
    <TitledSection
      id="czesci"
      title={query.words ? `Wyniki dla „${query.words}”` : "Wszystkie części"}
      className="container-page mb-16 lg:mb-20"
    >
      <p role="status" className="mt-2 text-muted">
        {statusText(list)}
      </p>
      {leads.map(({ title, to }) => (
        <p key={to} className="mt-3">
          <Link to={to} className="arrow-link">
            {title}
            <Icon name="arrow-right" />
          </Link>
        </p>
      ))}
      <QueryNotes {...list} isEmpty={isEmpty} to={(words) => sparePartsHref({ words })} />
      <KindLinks kinds={list.kinds} />
      {isEmpty && <NothingFound />}
      {groups.map(({ id, label, parts }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h3 id={id} className="text-lg">
            {label}
          </h3>
          <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {parts.map((part) => (
              <li key={part.code}>
                <PartCard part={part} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {products.length > 0 && <FoundProducts products={products} />}
      {allProducts && (
        <p className="mt-6 text-muted">{`Pokazujemy pierwsze ${products.length}. Dopisz słowo, a\u00a0znajdziesz właściwy.`}</p>
      )}
      <Pagination
        label="Strony listy części"
        page={query.page}
        pages={pages}
        pageTo={(page) => sparePartsHref({ ...query, page })}
      />
    </TitledSection>
  );
}

/**
 * Returns the number of spare parts and products found, as text. `allProducts` may include products without spare
 * parts, because the search does not know which products have any.
 */
export function statusText({ total, products, allProducts }: SparePartList): string {
  const ofParts = plural(total, sparePartForms);
  const ofProducts = allProducts
    ? plural(allProducts, productForms)
    : `${plural(products.length, productForms)} z\u00a0wykazem części`;
  if (products.length === 0) return ofParts;
  return total > 0 ? `${ofParts}, ${ofProducts}` : ofProducts;
}

function KindLinks({ kinds }: Pick<SparePartList, "kinds">) {
  if (kinds.length === 0) return null;
  return (
    <ul aria-label="Rodzaj części" className="part-kinds mt-5">
      {kinds.map(({ label, count, to, selected }) => (
        <li key={to}>
          <Link to={to} keepsScroll aria-current={selected || undefined} className="chip">
            {label}
            <span className="text-muted tabular">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NothingFound() {
  return (
    <div className="mt-6">
      <EmptyState
        title="Nie znaleźliśmy takiej części"
        text="Podaj numer części albo numer katalogowy lub EAN produktu z&nbsp;etykiety opakowania. Gdy ich nie masz, wyślij zdjęcie: pomoc techniczna rozpozna model i&nbsp;dobierze część."
        action={{ label: "Pomoc techniczna", to: paths.support }}
      />
    </div>
  );
}

/** Products found by the search. Each leads to its spare parts. */
function FoundProducts({ products }: { products: FoundProduct[] }) {
  return (
    <section aria-labelledby="znalezione-produkty" className="mt-10">
      <h3 id="znalezione-produkty" className="text-lg">
        Części produktów
      </h3>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {products.map(({ code, name, picture, partCount, to }) => (
          <li key={code} className="group relative flex items-center gap-4 rounded-xl border border-line p-4">
            {picture && (
              <span className="w-20 flex-none">
                <Picture picture={{ src: picture, alt: "" }} small sizes="5rem" className="rounded-lg" />
              </span>
            )}
            <span className="min-w-0">
              <span className="block text-sm text-muted" translate="no">
                {code}
              </span>
              <Link to={to} className="card-link font-medium group-hover:text-primary">
                {name}
              </Link>
              <span className="block text-sm text-muted">{plural(partCount, sparePartForms)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Card of a spare part in a list. The whole card is the link. */
function PartCard({ part }: { part: SparePartCard }) {
  const { code, name, size, fits, replaces } = part;
  return (
    <article className="group relative flex h-full gap-4">
      <div className="w-20 flex-none">
        <PartThumbnail part={part} sizes="5rem" />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-muted" translate="no">
          {code}
        </p>
        <h4 className="leading-snug">
          <Link to={paths.sparePart(code)} className="card-link group-hover:text-primary">
            {name}
          </Link>
        </h4>
        <p className="mt-1 text-sm text-muted">{size}</p>
        <p className="text-sm text-muted">{fits}</p>
        {replaces.length > 0 && <p className="text-sm text-muted">Zastępuje {replaces.join(", ")}</p>}
      </div>
    </article>
  );
}
