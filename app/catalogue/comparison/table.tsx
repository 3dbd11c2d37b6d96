import * as paths from "~/paths";
import { ProductNote } from "~/range/product-note";
import { additionLabel, finishInWords, projectAddition } from "~/range/products";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { SmallPicture } from "~/ui/small-picture";
import type { FitCell } from "./fits.server";
import type { ComparisonView } from "./view.server";

/** The compared products side by side: a column per product, a row per property, with differences marked. */
export function ComparisonTable({ view: { products, rows, fits } }: { view: ComparisonView }) {
  return (
    <div className="comparison" data-columns={products.length}>
      <section aria-label="Tabela porównania" className="comparison-scroll">
        <table>
          <caption className="sr-only">Porównanie produktów</caption>
          <thead>
            <tr>
              <td />
              {products.map(({ named, picture, status }) => (
                <td key={named}>
                  <SmallPicture src={picture} sizes="16rem" className="w-full rounded-xl" />
                  {status === "withdrawn" && <p className="badge">Wycofany</p>}
                </td>
              ))}
            </tr>
            <tr className="comparison-names">
              <th scope="col">
                <span className="sr-only">Cecha</span>
              </th>
              {products.map(({ named, to, name, code }) => (
                <th key={named} scope="col">
                  <Link to={to} className="block py-1 leading-snug hover:text-primary">
                    {name}
                  </Link>
                  <span className="font-normal" translate="no">
                    {code}
                  </span>
                </th>
              ))}
            </tr>
            <tr>
              <td />
              {products.map((product) => (
                <ColumnActions key={product.named} product={product} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <RowHead label={label} differs={differs} />
                {cells.map((cell, column) => (
                  <td key={products[column]?.named} translate="no">
                    {cell ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
            {fits && (
              <tr data-differs={fits.differs || undefined}>
                <RowHead label="Pasuje do" differs={fits.differs} />
                {fits.cells.map((cell, column) => (
                  <td key={products[column]?.named}>
                    <Fits cell={cell} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function RowHead({ label, differs }: { label: string; differs: boolean }) {
  return (
    <th scope="row">
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
  );
}

function ColumnActions({ product }: { product: ComparisonView["products"][number] }) {
  const { status, name, code, gtin, withoutQuery } = product;
  return (
    <td>
      <ProductNote to={product.to} />
      {gtin && (
        <p className="comparison-gtin" translate="no">
          {`EAN ${gtin}`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
        {status !== "withdrawn" && (
          <Link
            to={projectAddition(code)}
            rel="nofollow"
            aria-label={additionLabel("Dodaj do projektu", [code, finishInWords(product)])}
            className="flex min-h-11 items-center gap-1 font-semibold hover:text-primary"
          >
            <Icon name="plus" className="size-4" />
            Do projektu
          </Link>
        )}
        <Link
          to={withoutQuery ? `?${withoutQuery}` : `${paths.products}?porownaj=`}
          keepsScroll
          aria-label={`Usuń z porównania: ${name}, ${code}`}
          className="flex min-h-11 items-center gap-1 text-muted hover:text-ink"
        >
          <Icon name="x" className="size-4" />
          Usuń
        </Link>
      </p>
    </td>
  );
}

/** What fits a product, with links to the pages that give the reasons. */
function Fits({ cell: { fits, allTo, isUnmeasured } }: { cell: FitCell }) {
  if (allTo === null)
    return <span className="text-muted">{isUnmeasured ? "jeszcze nie wiemy" : "nie mamy reguł"}</span>;
  return (
    <>
      {fits.length === 0 && <p className="text-muted">nic z&nbsp;naszej oferty</p>}
      <ul className="-mt-1">
        {fits.map(({ name, short, to }) => (
          <li key={to}>
            <Link to={to} className="comparison-fit">
              {name}
              <span className="block text-sm text-muted">{short}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={allTo} className="comparison-fit text-sm font-semibold">
        Wszystko, co można dobrać
      </Link>
    </>
  );
}
