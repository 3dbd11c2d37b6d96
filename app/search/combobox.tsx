import { useId } from "react";
import { ProductNote } from "~/range/product-note";
import type { SearchGroup, SearchHit } from "~/search/index/search.server";
import { searchHref } from "~/search/query";
import { useCombobox } from "~/search/use-combobox";
import { useSuggestions } from "~/search/use-suggestions";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { OptionWords } from "./field/option-words";
import { SuggestionStatus } from "./field/suggestion-status";
import { useFieldText } from "./field/use-field";
import { optionLook } from "./option-look";

/** Shows suggestions in groups below the search field, and turns the field into a combobox (behaviour 7.2). */
export function SearchCombobox({ field }: { field: HTMLInputElement }) {
  const id = useId();
  const query = useFieldText(field);
  const { state, groups } = useSuggestions(query);
  const hits = groups.flatMap((group) => group.hits);
  const optionId = (hit: SearchHit) => `${id}${hits.indexOf(hit)}`;
  const allId = `${id}all`;
  const listId = `${id}list`;
  const optionIds = hits.length > 0 ? [...hits.map(optionId), allId] : [];
  const { isOpen, activeId } = useCombobox(field, { listId, optionIds });
  const option = (ownId: string) => ({
    id: ownId,
    role: "option",
    tabIndex: -1,
    "aria-selected": ownId === activeId,
  });

  return (
    <>
      <SuggestionStatus state={state} count={hits.length} />
      <div id={listId} role="listbox" aria-label="Podpowiedzi" hidden={!isOpen} className="pb-6">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          {groups.map(({ kind, title, hits }) => (
            <fieldset
              key={kind}
              aria-labelledby={`${id}${kind}`}
              className={`min-w-0 ${groupLooks[kind] ?? ""}`}
            >
              <div
                id={`${id}${kind}`}
                role="presentation"
                className="px-3 pb-1 text-sm font-semibold text-muted"
              >
                {title}
              </div>
              {hits.map((hit) => (
                <Link key={hit.to} {...option(optionId(hit))} to={hit.to} className={optionLook}>
                  <OptionWords hit={hit}>
                    {hit.about && <span className="block text-sm text-muted">{hit.about}</span>}
                    <ProductNote to={hit.to} />
                  </OptionWords>
                </Link>
              ))}
            </fieldset>
          ))}
        </div>
        <Link {...option(allId)} to={searchHref(query.trim())} className={`${optionLook} mt-4 font-semibold`}>
          Pokaż wszystkie wyniki
          <Icon name="arrow-right" />
        </Link>
      </div>
    </>
  );
}

/** Extra CSS classes of some groups: exact matches by number get a border and span all columns. */
const groupLooks: Partial<Record<SearchGroup["kind"], string>> = {
  exact: "rounded-xl border border-primary py-2 lg:col-span-2",
  product: "lg:row-span-3",
};
