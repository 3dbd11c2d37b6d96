import { Form, useMatches } from "@remix-run/react";
import { plural } from "lib/polish/plural";
import { createElement } from "react";
import { useHasFeature } from "~/brand/use-brand";
import { choiceFacets, partnerFacet } from "~/range/facets";
import type { Listing } from "~/range/listing";
import { filledByBrowser } from "~/range/product-note";
import { dataParameter } from "~/remix/data-requests";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { pageParameter } from "~/ui/paging";
import { FacetLink } from "./facet-link";

export const productForms = { one: "produkt", few: "produkty", many: "produktów" };

/** Button that opens the filters on narrow screens; its badge shows the number of active filters. */
export function FacetOpener({ listing: { chips } }: { listing: Listing }) {
  return (
    <button type="button" popovertarget="filtry" className="button button-secondary lg:hidden">
      Filtry
      {chips.length > 0 && <span className="badge">{chips.length}</span>}
    </button>
  );
}

/**
 * Filters of a list: a native popover on narrow screens, a column beside the list on wide screens. With JavaScript, the
 * popover stays open while the visitor selects filters.
 */
export function FacetSidebar({ listing }: { listing: Listing }) {
  const hasFitCheck = useHasFeature()("fitCheck");
  return (
    <div>
      <div id="filtry" popover="auto" data-stays-open className="panel-right filters">
        <div className="flex items-center justify-between border-b border-line px-5 py-2.5 lg:hidden">
          <h2 className="text-lg">Filtry</h2>
          <button
            type="button"
            popovertarget="filtry"
            popovertargetaction="hide"
            aria-label="Zamknij filtry"
            className="icon-button"
          >
            <Icon name="x" />
          </button>
        </div>
        {hasFitCheck && <BasinFilter query={listing.canonicalQuery} />}
        <div className="grid gap-6 p-5 lg:p-0">
          {listing.facets.map((facet) => (
            <Facet key={facet.id} {...facet} />
          ))}
          {listing.ranges.length > 0 && <RangeForm listing={listing} />}
        </div>
        <p className="sticky bottom-0 border-t border-line bg-raised px-5 py-3 lg:hidden">
          <button
            type="button"
            popovertarget="filtry"
            popovertargetaction="hide"
            className="button button-primary w-full"
          >
            {`Pokaż ${plural(listing.total, productForms)}`}
          </button>
        </p>
      </div>
    </div>
  );
}

/** Place for the filter by the basin that this browser remembers, which a script fills (`my-basin/show-basin.js`). */
function BasinFilter({ query }: { query: string }) {
  const data = `${dataParameter}=${useMatches().at(-1)?.id}`;
  const before = choiceFacets.map(({ id }) => id).join(" ");
  const list = { query, data, parameter: partnerFacet.id, before };
  return createElement("basin-filter", { key: query, ...list, ...filledByBrowser });
}

function Facet({ id, label, values, isSingle = false, more }: Listing["facets"][number]) {
  if (values.length === 0) return null;
  return (
    <div>
      <h3 id={`filtr-${id}`} className="font-semibold">
        {label}
      </h3>
      <ul aria-labelledby={`filtr-${id}`} className="mt-2">
        {values.map((value) => (
          <li key={value.label}>
            <FacetLink {...value} isSingle={isSingle} />
          </li>
        ))}
      </ul>
      {more && (
        <Link to={more.to} className="link line-link">
          {more.label}
        </Link>
      )}
    </div>
  );
}

/** Form that filters by dimensions in mm. Its hidden fields preserve the other parameters of the list. */
function RangeForm({ listing }: { listing: Listing }) {
  const own = new Set([pageParameter, ...listing.ranges.flatMap(({ id }) => [`${id}_od`, `${id}_do`])]);
  const rest = [...new URLSearchParams(listing.canonicalQuery)].filter(([name]) => !own.has(name));
  return (
    <Form key={listing.canonicalQuery} preventScrollReset className="grid gap-4">
      {rest.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {listing.ranges.map(({ id, label, min, max, from, to }) => (
        <fieldset key={id}>
          <legend className="font-semibold">{label} (mm)</legend>
          <div className="mt-2 grid grid-cols-2 gap-2">
            <RangeInput name={`${id}_od`} label={`${label} od`} value={from} placeholder={`od ${min}`} />
            <RangeInput name={`${id}_do`} label={`${label} do`} value={to} placeholder={`do ${max}`} />
          </div>
        </fieldset>
      ))}
      <button type="submit" className="button button-secondary">
        Zastosuj wymiary
      </button>
    </Form>
  );
}

type RangeInputProps = { name: string; label: string; value: number | null; placeholder: string };

function RangeInput({ name, label, value, placeholder }: RangeInputProps) {
  return (
    <input
      name={name}
      aria-label={label}
      defaultValue={value ?? undefined}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      className="field-input px-2.5"
    />
  );
}
