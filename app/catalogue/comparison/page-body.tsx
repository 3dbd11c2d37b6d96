import { Form } from "@remix-run/react";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import { QueryLink } from "~/ui/links/query-link";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/pictures/picture";
import type { ComparedProduct, ComparisonView } from "./view.server";

/** Products side by side, differences marked. The address holds the list, so it can be bookmarked, sent and printed. */
export function ComparisonPageBody({ view }: { view: ComparisonView }) {
  const { products, rows, messages } = view;
  return (
    <>
      <PageHeader
        title="Porównanie produktów"
        lead="Znak ≠ oznacza wiersz, w którym produkty się różnią. Adres tej strony możesz zachować lub wysłać."
      />
      <div className="container-page">
        {messages.length > 0 && (
          <ul role="alert" className="mb-6 text-error">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {products.length === 0 ? (
          <EmptyState
            title="Nie ma jeszcze czego porównać"
            text="Na karcie produktu naciśnij „Porównaj” albo wpisz numer katalogowy."
            action={{ label: "Zobacz produkty", to: "/produkty" }}
          />
        ) : (
          <section aria-label="Tabela porównania" className="overflow-x-auto print:overflow-visible">
            <table className={`table table-fixed ${products.length > 2 ? "min-w-[40rem]" : "min-w-[24rem]"}`}>
              <caption className="sr-only">Porównanie produktów</caption>
              <thead>
                <tr>
                  <th scope="col" className="sticky left-0 w-34 bg-ground lg:w-44 print:w-44">
                    Cecha
                  </th>
                  {products.map((product) => (
                    <ColumnHead key={product.named} product={product} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, label, cells, differs }) => (
                  <tr key={key} className={differs ? "bg-primary-soft" : "bg-ground"}>
                    <th scope="row" className="sticky left-0 bg-inherit !pr-2 !pl-2">
                      {differs && (
                        <>
                          <span aria-hidden="true" className="mr-1.5 text-primary-strong">
                            ≠
                          </span>
                          <span className="sr-only">Różnica: </span>
                        </>
                      )}
                      {label}
                    </th>
                    {cells.map((cell, column) => (
                      <td key={products[column]?.named} translate="no">
                        {cell ?? "–"}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {view.zip && (
          <p className="mt-6 print:hidden">
            <a href={view.zip} download rel="nofollow" className="button button-secondary">
              <Icon name="download" />
              Pobierz pliki (ZIP)
            </a>
          </p>
        )}
        {view.canAdd && <AddProduct view={view} />}
      </div>
    </>
  );
}

function ColumnHead({ product }: { product: ComparedProduct }) {
  return (
    <th scope="col">
      {product.picture && (
        <Picture
          picture={{ src: product.picture, alt: "" }}
          small
          sizes="16rem"
          className="w-full rounded-lg print:w-28"
        />
      )}
      <Link to={product.to} className="link line-link mt-2">
        {product.name}
      </Link>
      {product.finish && <p className="text-sm font-normal text-muted">{product.finish}</p>}
      <Link
        to={product.withoutQuery ? `?${product.withoutQuery}` : "/produkty?porownaj="}
        keepsScroll
        className="mt-1 flex min-h-11 items-center gap-1 text-sm font-normal text-muted hover:text-ink print:hidden"
        aria-label={`Usuń z porównania: ${product.name}`}
      >
        <Icon name="x" className="size-4" />
        Usuń
      </Link>
    </th>
  );
}

function AddProduct({ view: { products, candidates } }: { view: ComparisonView }) {
  return (
    <section aria-labelledby="dodaj" className="mt-12 print:hidden">
      <h2 id="dodaj" className="text-heading">
        Dodaj do porównania
      </h2>
      <Form action="/produkty" className="mt-4 flex max-w-md items-end gap-2">
        {products.map(({ named }) => (
          <input key={named} type="hidden" name="porownaj" value={named} />
        ))}
        <label className="grid flex-1 gap-1.5">
          <span className="font-medium">Numer katalogowy lub EAN</span>
          <input name="porownaj" required autoComplete="off" maxLength={60} className="field-input" />
        </label>
        <button type="submit" className="button button-secondary">
          Dodaj
        </button>
      </Form>
      {candidates.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {candidates.map(({ name, code, query }) => (
            <li key={code}>
              <QueryLink query={query} className="chip">
                {name}
                <span className="text-muted" translate="no">
                  {code}
                </span>
              </QueryLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
