import { useId, useSyncExternalStore } from "react";
import { ProductNote } from "~/range/product-note";
import type { SearchGroup, SearchHit } from "~/search/index/search.server";
import { searchHref } from "~/search/query";
import { useCombobox } from "~/search/use-combobox";
import { useSuggestions } from "~/search/use-suggestions";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { HitPicture } from "./field/hit-picture";
import { SuggestionStatus } from "./field/suggestion-status";

/** CSS classes of an option. */
const optionLook =
  "flex min-h-11 items-center gap-3 rounded-lg px-3 py-1 hover:bg-sunken aria-selected:bg-primary-soft aria-selected:text-primary-strong";

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
                  <OptionWords hit={hit} />
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

/** Returns the text of a field, including what was typed before this script was loaded. */
function useFieldText(field: HTMLInputElement): string {
  const subscribe = (read: () => void) => {
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  };
  return useSyncExternalStore(subscribe, () => field.value);
}

function OptionWords({ hit: { kind, title, to, note, about, picture, drawing } }: { hit: SearchHit }) {
  return (
    <>
      <HitPicture
        picture={picture?.src ?? null}
        drawing={drawing}
        keepsRoom={kind === "product"}
        width={{ className: "w-12", sizes: "3rem" }}
      />
      <span>
        {title}
        {note && (
          <span className="block text-sm text-muted" translate="no">
            {note}
          </span>
        )}
        {about && <span className="block text-sm text-muted">{about}</span>}
        <ProductNote to={to} />
      </span>
    </>
  );
}

/** Extra CSS classes of some groups: exact matches by number get a border and span all columns. */
const groupLooks: Partial<Record<SearchGroup["kind"], string>> = {
  exact: "rounded-xl border border-primary py-2 lg:col-span-2",
  product: "lg:row-span-3",
};
