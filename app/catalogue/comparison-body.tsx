import { useEffect } from "react";
import * as paths from "~/paths";
import { additionLabel, finishInWords, projectAddition } from "~/range/products";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { EmptyState, PageHeader } from "~/ui/page";
import { QueryLink } from "~/ui/query-link";
import { AddForm } from "./comparison/add-form";
import { CandidateCards } from "./comparison/candidate-cards";
import { ComparisonTable } from "./comparison/table";
import type { ComparisonView } from "./comparison/view.server";
import { rememberComparison } from "./remembered-comparison";

/**
 * Products side by side, with differences marked. The URL contains the products, so the page can be bookmarked and its
 * URL shared.
 */
export function ComparisonPageBody({ view }: { view: ComparisonView }) {
  const { products, messages, found, candidates, canAdd, toggleQuery, onlyDifferences } = view;
  const [isEmpty, isSingle] = [products.length === 0, products.length === 1];
  useEffect(() => rememberComparison(products.map(({ named }) => named)), [products]);
  return (
    <>
      <PageHeader
        title="Porównanie produktów"
        {...(isEmpty && { drawing: "comparison" })}
        lead={leads[Math.min(products.length, 2)]}
      />
      <div className="container-page">
        {messages.length > 0 && (
          <ul role="alert" className="mb-6 text-error">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {found && (
          <CandidateCards
            heading={`Znalezione dla „${found.words}”: który dodać?`}
            candidates={found.products}
          />
        )}
        <div className={isSingle ? "comparison-start" : undefined}>
          <div className="comparison-tools">
            {canAdd && <AddForm view={view} />}
            {isSingle && <CandidateCards heading="Podobne produkty" candidates={candidates} />}
            {toggleQuery && (
              <p>
                <QueryLink query={toggleQuery} className="chip" aria-current={onlyDifferences || undefined}>
                  {onlyDifferences ? "Pokaż wszystkie wiersze" : "Pokaż tylko różnice"}
                </QueryLink>
              </p>
            )}
          </div>
          {products.length > 2 && (
            <p className="comparison-hint" data-columns={products.length}>
              {`${products.length} produkty obok siebie: przesuń tabelę w\u00a0bok`}
              <Icon name="arrow-right" />
            </p>
          )}
          {!isEmpty && <ComparisonTable view={view} />}
        </div>
        {isEmpty && (
          <EmptyState
            title="Nie ma jeszcze czego porównać"
            text="Na karcie produktu naciśnij „Porównaj” albo wpisz tu jego numer lub nazwę."
            action={{ label: "Zobacz produkty", to: paths.products }}
          />
        )}
        <Actions view={view} />
        {!isSingle && <CandidateCards heading="Dodaj do porównania" candidates={candidates} />}
      </div>
    </>
  );
}

/** Leads of the page, indexed by the number of products; the last one is for two products and more. */
const leads = [
  "Obok siebie zobaczysz do 4 produktów i\u00a0to, czym się różnią.",
  "Dodaj drugi produkt, a\u00a0zaznaczymy, czym się różnią. Obok siebie zobaczysz do 4 produktów.",
  "Znak ≠ i\u00a0tło oznaczają wiersz, w\u00a0którym produkty się różnią. Adres tej strony możesz zachować lub wysłać.",
];

function Actions({ view: { products, zip } }: { view: ComparisonView }) {
  const added = products.filter(({ status }) => status !== "withdrawn");
  if (products.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-3 print:hidden">
      {zip && (
        <a href={zip} download rel="nofollow" className="button button-secondary">
          <Icon name="download" />
          Pobierz pliki (ZIP)
        </a>
      )}
      {added.length > 1 && (
        <Link
          to={projectAddition(...added.map(({ code }) => code))}
          rel="nofollow"
          className="button button-secondary"
        >
          <Icon name="plus" />
          {additionLabel("Dodaj wszystkie do projektu", added.map(finishInWords))}
        </Link>
      )}
    </p>
  );
}
