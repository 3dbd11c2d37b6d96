import { plural } from "lib/polish/plural";
import { useHasFeature } from "~/brand/use-brand";
import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { EmptyState, KindLinks, PageHeader } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { SearchForm } from "./form";
import { Hits } from "./hits";
import { searchHref } from "./query";
import type { SearchView } from "./view";

/**
 * Search results (behaviour 7.4): products with pictures, then the best hits of the other kinds. If the visitor chose
 * one kind, shows only that kind.
 */
export function SearchPageBody({ view }: { view: SearchView }) {
  const { query, total, exact, page, pages, main, groups } = view;
  const hasParts = useHasFeature()("spareParts");
  const isForParts = view.asked === "part" && hasParts;
  return (
    <>
      <PageHeader title={`Wyniki wyszukiwania: „${query}”`}>
        <SearchForm query={query} {...(isForParts && { action: paths.spareParts })} />
        <p role="status" className="mt-4 text-muted">
          {plural(total, { one: "wynik", few: "wyniki", many: "wyników" })}
        </p>
        <QueryNotes view={view} />
        <KindLinks label="Rodzaj wyników" kinds={view.kinds} />
      </PageHeader>
      <div className="container-page grid gap-14">
        {view.isEmpty && <EmptyState title="Nic nie znaleźliśmy" {...(isForParts ? noParts : nothing)} />}
        {exact && <Hits group={exact} />}
        {main.hits.length > 0 && (
          <Hits group={main}>
            <Pagination
              label="Strony wyników"
              page={page}
              pages={pages}
              pageTo={(number) => searchHref(query, view.asked, number)}
            />
          </Hits>
        )}
        {groups.length > 0 && (
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {groups.map((group) => (
              <Hits key={group.kind} group={group} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

const nothing = {
  text: "Sprawdź pisownię albo wpisz numer katalogowy lub EAN. Możesz też zacząć od kategorii.",
  action: { label: "Zobacz wszystkie kategorie", to: paths.products },
};
const noParts = {
  text: "Wpisz numer części albo produktu z\u00a0etykiety opakowania. Gdy go nie masz, wyślij zdjęcie: pomoc techniczna dobierze część.",
  action: { label: "Pomoc techniczna", to: paths.support },
};

/**
 * Says which words had to be left out, and links to the corrected query. Without results it asks "did you mean";
 * otherwise it only notes the correction, because the hits already include those of the corrected query.
 */
function QueryNotes({ view: { missing, without, suggestion, isEmpty } }: { view: SearchView }) {
  return (
    <>
      {missing.length > 0 && (
        <p className="mt-2">{`Najbliższe wyniki pomijają: „${missing.join("”, „")}”.`}</p>
      )}
      {without.length > 0 && <p className="mt-2">{`Bez wyników ze słowem „${without.join("”, „")}”.`}</p>}
      {suggestion && (
        <p className="mt-2">
          {isEmpty ? "Czy chodziło o: " : "Szukano też: "}
          <Link to={searchHref(suggestion)} className="link">
            {suggestion}
          </Link>
          {isEmpty && "?"}
        </p>
      )}
    </>
  );
}
