import { Form } from "@remix-run/react";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Picture } from "~/ui/picture";
import { plural } from "~/ui/plural";
import type { SearchGroup, SearchHit } from "./search";
import { highlight } from "./search-highlight";
import type { SearchView } from "./search-view.server";

const groupNames = {
  product: "Produkty",
  category: "Kategorie",
  article: "Aktualności",
  question: "Pytania i odpowiedzi",
} as const;

/** What a search found: products with their pictures, then categories, articles and questions. */
export function SearchPageBody({ view }: { view: SearchView }) {
  const { query, total, page, pages, products, others, suggestion, nearest } = view;
  const isEmpty = total === 0 && others.length === 0;
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
            <Link to={`/produkty?q=${encodeURIComponent(suggestion)}`} className="link">
              {suggestion}
            </Link>
            ?
          </p>
        )}
      </PageHeader>
      <div className="container-page grid gap-14">
        {isEmpty && (
          <EmptyState
            title="Nic nie znaleźliśmy"
            text="Sprawdź pisownię albo wpisz numer katalogowy lub EAN. Możesz też zacząć od kategorii."
            action={{ label: "Zobacz wszystkie kategorie", to: "/produkty" }}
          />
        )}
        {products.length > 0 && (
          <section aria-labelledby="wyniki-product">
            <h2 id="wyniki-product" className="text-heading">
              {groupNames.product}
            </h2>
            <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
              {products.map((hit) => (
                <li key={hit.to}>
                  <ProductHit hit={hit} query={query} />
                </li>
              ))}
            </ul>
            <Pagination
              label="Strony wyników"
              page={page}
              pages={pages}
              pageTo={(number) =>
                `?${new URLSearchParams({ q: query, ...(number > 1 && { strona: String(number) }) })}`
              }
            />
          </section>
        )}
        {[...others, ...nearest].map((group) => (
          <HitList key={group.kind} group={group} query={query} />
        ))}
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

function ProductHit({ hit, query }: { hit: SearchHit; query: string }) {
  return (
    <article className="group relative">
      {hit.picture && (
        <Picture
          picture={{ src: hit.picture.src, alt: "" }}
          sizes="(width >= 64rem) 20rem, 45vw"
          className="w-full rounded-xl"
        />
      )}
      <h3 className="mt-3 leading-snug">
        <Link to={hit.to} className="card-link group-hover:text-primary">
          <Highlighted text={hit.title} query={query} />
        </Link>
      </h3>
    </article>
  );
}

function HitList({ group, query }: { group: SearchGroup; query: string }) {
  return (
    <section aria-labelledby={`wyniki-${group.kind}`}>
      <h2 id={`wyniki-${group.kind}`} className="text-heading">
        {groupNames[group.kind]}
      </h2>
      <ul className="mt-4 grid gap-1">
        {group.hits.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              <Highlighted text={title} query={query} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text with the words that the query found marked; everything is shown as text. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  let place = 0;
  return (
    <span>
      {highlight(text, query).map((part) => {
        const key = place;
        place += part.text.length;
        return part.match ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
      })}
    </span>
  );
}
