import { Form } from "@remix-run/react";
import { plural } from "~/polish/plural";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/links/link";
import { Pagination } from "~/ui/links/pagination";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/pictures/picture";
import { searchAddress, searchGroupNames } from "./kinds";
import type { FoundProduct, MarkedText, SearchView } from "./view";

/** The results of a search (behaviour 7.4): products with their pictures, then categories, articles and questions. */
export function SearchPageBody({ view }: { view: SearchView }) {
  const { query, total, page, pages, products, groups, suggestion } = view;
  return (
    <>
      <PageHeader title={`Szukaj: ${query}`}>
        <SearchForm query={query} />
        <p role="status" className="mt-4 text-muted">
          {plural(total, { one: "produkt", few: "produkty", many: "produktów" })}
        </p>
        {suggestion && (
          <p className="mt-2">
            Czy chodziło o:{" "}
            <Link to={searchAddress(suggestion)} className="link">
              {suggestion}
            </Link>
            ?
          </p>
        )}
      </PageHeader>
      <div className="container-page grid gap-14">
        {view.isEmpty && (
          <EmptyState
            title="Nic nie znaleźliśmy"
            text="Sprawdź pisownię albo wpisz numer katalogowy lub EAN. Możesz też zacząć od kategorii."
            action={{ label: "Zobacz wszystkie kategorie", to: "/produkty" }}
          />
        )}
        {products.length > 0 && (
          <section aria-labelledby="wyniki-produkty">
            <h2 id="wyniki-produkty" className="text-heading">
              {searchGroupNames.product}
            </h2>
            <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
              {products.map((product) => (
                <li key={product.to}>
                  <ProductHit product={product} />
                </li>
              ))}
            </ul>
            <Pagination
              label="Strony wyników"
              page={page}
              pages={pages}
              pageTo={(number) => searchAddress(query) + (number > 1 ? `&strona=${number}` : "")}
            />
          </section>
        )}
        {groups.length > 0 && (
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {groups.map((group) => (
              <HitList key={group.kind} group={group} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function SearchForm({ query }: { query: string }) {
  return (
    <search>
      <Form key={query} action="/produkty" className="mt-6 flex max-w-xl gap-2">
        <input
          type="search"
          name="q"
          aria-label="Czego szukasz?"
          defaultValue={query}
          required
          maxLength={200}
          autoComplete="off"
          className="field-input"
        />
        <button type="submit" className="button button-primary">
          Szukaj
        </button>
      </Form>
    </search>
  );
}

function ProductHit({ product: { title, to, picture, note } }: { product: FoundProduct }) {
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

function HitList({ group: { kind, hits } }: { group: SearchView["groups"][number] }) {
  return (
    <section aria-labelledby={`wyniki-${kind}`}>
      <h2 id={`wyniki-${kind}`} className="text-heading">
        {searchGroupNames[kind]}
      </h2>
      <ul className="mt-4 grid gap-1">
        {hits.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className="link line-link">
              {/* One box: the spaces between the boxes of a flex row would be lost. */}
              <span>
                <Marked text={title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
