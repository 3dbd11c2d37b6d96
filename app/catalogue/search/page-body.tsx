import * as paths from "~/paths";
import { plural } from "~/polish/plural";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import { Pagination } from "~/ui/links/pagination";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/pictures/picture";
import { SearchForm } from "./form";
import { searchHref } from "./query";
import type { FoundGroup, FoundPage, MarkedText, SearchView } from "./view";

/**
 * Search results (behaviour 7.4): products with pictures, then the best hits of the other kinds. If the visitor chose
 * one kind, shows only that kind.
 */
export function SearchPageBody({ view }: { view: SearchView }) {
  const { query, total, exact, page, pages, main, groups } = view;
  return (
    <>
      <PageHeader title={`Wyniki wyszukiwania: „${query}”`}>
        <SearchForm query={query} />
        <p role="status" className="mt-4 text-muted">
          {plural(total, { one: "wynik", few: "wyniki", many: "wyników" })}
        </p>
        <Suggestion view={view} />
        <KindLinks kinds={view.kinds} />
      </PageHeader>
      <div className="container-page grid gap-14">
        {view.isEmpty && (
          <EmptyState
            title="Nic nie znaleźliśmy"
            text="Sprawdź pisownię albo wpisz numer katalogowy lub EAN. Możesz też zacząć od kategorii."
            action={{ label: "Zobacz wszystkie kategorie", to: paths.products }}
          />
        )}
        {exact && <ExactHits group={exact} />}
        {main.hits.length > 0 && (
          <section aria-labelledby={`wyniki-${main.kind}`}>
            {main.kind === "product" ? <ProductHits group={main} /> : <HitList group={main} />}
            <Pagination
              label="Strony wyników"
              page={page}
              pages={pages}
              pageTo={(number) => searchHref(query, view.asked, number)}
            />
          </section>
        )}
        {groups.length > 0 && (
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {groups.map((group) => (
              <section key={group.kind} aria-labelledby={`wyniki-${group.kind}`}>
                <HitList group={group} />
              </section>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Links to the corrected query. Without results it asks "did you mean"; otherwise it only notes the correction, because
 * the hits already include those of the corrected query.
 */
function Suggestion({ view: { suggestion, isEmpty } }: { view: SearchView }) {
  if (!suggestion) return null;
  return (
    <p className="mt-2">
      {isEmpty ? "Czy chodziło o: " : "Szukano też: "}
      <Link to={searchHref(suggestion)} className="link">
        {suggestion}
      </Link>
      {isEmpty && "?"}
    </p>
  );
}

function KindLinks({ kinds }: Pick<SearchView, "kinds">) {
  if (kinds.length === 0) return null;
  return (
    <ul aria-label="Rodzaj wyników" className="mt-5 flex flex-wrap gap-2">
      {kinds.map(({ label, count, to, selected }) => (
        <li key={to}>
          <Link to={to} aria-current={selected ? "true" : undefined} className="chip">
            {label}
            <span className="text-muted tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Exact matches by catalogue number or EAN, shown separately from the other hits. */
function ExactHits({ group: { kind, title, hits } }: { group: FoundGroup }) {
  return (
    <section aria-labelledby={`wyniki-${kind}`}>
      <h2 id={`wyniki-${kind}`} className="text-heading">
        {title}
      </h2>
      <ul className="mt-4 grid max-w-3xl gap-4">
        {hits.map(({ title, to, picture, note }) => (
          <li key={to}>
            <article className="group relative flex items-center gap-4 rounded-xl border-2 border-primary p-4">
              {picture && (
                <span className="w-24 flex-none">
                  <Picture picture={{ src: picture, alt: "" }} small sizes="6rem" className="rounded-lg" />
                </span>
              )}
              <div className="min-w-0 grow">
                <h3 className="text-subtitle">
                  <Link to={to} className="card-link group-hover:text-primary">
                    <Marked text={title} />
                  </Link>
                </h3>
                <p className="mt-1 text-muted" translate="no">
                  {note}
                </p>
              </div>
              <Icon name="arrow-right" className="size-6 flex-none text-primary" />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductHits({ group: { title, hits } }: { group: FoundGroup }) {
  return (
    <>
      <h2 id="wyniki-product" className="text-heading">
        {title}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {hits.map((product) => (
          <li key={product.to}>
            <ProductHit product={product} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ProductHit({ product: { title, to, picture, note } }: { product: FoundPage }) {
  return (
    <article className="group relative">
      {picture && (
        <Picture
          picture={{ src: picture, alt: "" }}
          small
          sizes="(width >= 64rem) 20rem, 45vw"
          className="w-full rounded-xl"
        />
      )}
      <p className="mt-3 text-sm text-muted" translate="no">
        {note}
      </p>
      <h3 className="mt-0.5 leading-snug">
        <Link to={to} className="card-link group-hover:text-primary">
          <Marked text={title} />
        </Link>
      </h3>
    </article>
  );
}

function HitList({ group: { kind, title, hits } }: { group: FoundGroup }) {
  return (
    <>
      <h2 id={`wyniki-${kind}`} className="text-heading">
        {title}
      </h2>
      <ul className="mt-4 grid gap-1">
        {hits.map(({ title, to, note }) => (
          <li key={to} className="flex flex-wrap items-center gap-x-3">
            <Link to={to} className="link line-link">
              {/* One flex item for all pieces of the title: between separate flex items, white space would be lost. */}
              <span>
                <Marked text={title} />
              </span>
            </Link>
            {note && (
              <span className="text-sm text-muted" translate="no">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Marked({ text }: { text: MarkedText }) {
  let place = 0;
  return text.map((piece, turn) => {
    place += piece.length;
    if (turn % 2 === 0) return piece;
    return (
      <mark key={place} className="rounded-sm bg-primary-soft text-primary-strong">
        {piece}
      </mark>
    );
  });
}
