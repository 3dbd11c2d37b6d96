import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { projectAddition } from "~/catalogue/products/href";
import { rememberComparison } from "~/catalogue/products/remembered-comparison";
import * as paths from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import { QueryLink } from "~/ui/links/query-link";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/pictures/picture";
import { type ComparisonRow, differencesParameter } from "./comparison";
import type { ComparedProduct, ComparisonView } from "./view.server";

/**
 * Products side by side, with differences marked. The URL contains the products, so the page can be bookmarked and its
 * URL shared.
 */
export function ComparisonPageBody({ view }: { view: ComparisonView }) {
  const { products, messages } = view;
  useEffect(() => rememberComparison(products.map(({ named }) => named)), [products]);
  return (
    <>
      <PageHeader
        title="Porównanie produktów"
        drawing="comparison"
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
          <>
            <EmptyState
              title="Nie ma jeszcze czego porównać"
              text="Na karcie produktu naciśnij „Porównaj” albo wpisz numer katalogowy."
              action={{ label: "Zobacz produkty", to: paths.products }}
            />
            <div className="mx-auto mt-6 max-w-md">
              <AddForm view={view} />
            </div>
          </>
        ) : (
          <Table view={view} />
        )}
        {products.length > 0 && (
          <p className="mt-6 flex flex-wrap gap-3 print:hidden">
            {view.zip && (
              <a href={view.zip} download rel="nofollow" className="button button-secondary">
                <Icon name="download" />
                Pobierz pliki (ZIP)
              </a>
            )}
            <Link
              to={projectAddition(...products.map(({ code }) => code))}
              rel="nofollow"
              className="button button-secondary"
            >
              <Icon name="plus" />
              Dodaj do projektu
            </Link>
          </p>
        )}
        <Candidates view={view} />
      </div>
    </>
  );
}

/**
 * Table classes, indexed by the number of products. Columns are equally wide, up to a width that keeps pictures sharp.
 */
const tableLooks = [
  "",
  "table table-fixed min-w-[29rem] max-w-[44rem]",
  "table table-fixed min-w-[39rem] max-w-[60rem]",
  "table table-fixed min-w-[48rem] max-w-[76rem]",
  "table table-fixed min-w-[48rem] max-w-[76rem]",
];

function Table({ view }: { view: ComparisonView }) {
  const { products, rows, toggleQuery, onlyDifferences } = view;
  const alone = rows.filter(({ isAlone }) => isAlone);
  const look = tableLooks[products.length];
  return (
    <>
      {toggleQuery && (
        <p className="mb-4 print:hidden">
          <QueryLink query={toggleQuery} className="chip" aria-current={onlyDifferences ? "true" : undefined}>
            {onlyDifferences ? "Pokaż wszystkie wiersze" : "Pokaż tylko różnice"}
          </QueryLink>
        </p>
      )}
      <section aria-label="Tabela porównania" className="overflow-x-auto print:overflow-visible">
        <table className={look}>
          <caption className="sr-only">Porównanie produktów</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 w-34 bg-ground lg:w-44 print:w-44">
                Cecha
              </th>
              {products.map((product) => (
                <ColumnHead key={product.named} product={product} />
              ))}
              {view.canAdd && (
                <td className="print:hidden">
                  <AddForm view={view} />
                </td>
              )}
            </tr>
          </thead>
          <Rows view={view} rows={rows.filter(({ isAlone }) => !isAlone)} />
        </table>
      </section>
      {alone.length > 0 && !onlyDifferences && (
        <details className="mt-6">
          <summary className="link inline-flex min-h-11 items-center">
            {`Cechy, które ma tylko jeden z produktów (${alone.length})`}
          </summary>
          <div className="overflow-x-auto">
            <table className={look}>
              <caption className="sr-only">Cechy, które ma tylko jeden z produktów</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">Cecha</th>
                  {products.map(({ named, name }) => (
                    <th key={named} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <Rows view={view} rows={alone} />
            </table>
          </div>
        </details>
      )}
    </>
  );
}

function Rows({ view: { products, canAdd }, rows }: { view: ComparisonView; rows: ComparisonRow[] }) {
  return (
    <tbody>
      {rows.map(({ key, label, cells, differs }) => (
        <tr key={key} className={differs ? "bg-primary-soft" : "bg-ground"}>
          <th scope="row" className="sticky left-0 w-34 bg-inherit !pr-2 !pl-2 lg:w-44">
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
          {canAdd && <td className="print:hidden" />}
        </tr>
      ))}
    </tbody>
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
          className="w-full max-w-64 rounded-lg print:w-28"
        />
      )}
      <Link to={product.to} className="link line-link mt-2">
        {product.name}
      </Link>
      {product.finish && <p className="text-sm font-normal text-muted">{product.finish}</p>}
      <Link
        to={product.withoutQuery ? `?${product.withoutQuery}` : `${paths.products}?porownaj=`}
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

/** Form that adds a product. Hidden fields preserve the products that are already compared. */
function AddForm({ view: { products, onlyDifferences } }: { view: ComparisonView }) {
  return (
    <Form action={paths.products} className="grid gap-2 text-left font-normal">
      {products.map(({ named }) => (
        <input key={named} type="hidden" name="porownaj" value={named} />
      ))}
      {onlyDifferences && <input type="hidden" name={differencesParameter} value="tak" />}
      <label className="grid gap-1.5">
        <span className="font-medium">Numer katalogowy lub EAN</span>
        <input name="porownaj" required autoComplete="off" maxLength={60} className="field-input" />
      </label>
      <button type="submit" className="button button-secondary">
        Dodaj
      </button>
    </Form>
  );
}

function Candidates({ view: { candidates } }: { view: ComparisonView }) {
  if (candidates.length === 0) return null;
  return (
    <section aria-labelledby="dodaj" className="mt-12 print:hidden">
      <h2 id="dodaj" className="text-heading">
        Dodaj do porównania
      </h2>
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
    </section>
  );
}
