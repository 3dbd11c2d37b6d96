import type { Listing } from "~/range/listing";
import { Icon } from "~/ui/icons";
import { Swatch } from "~/ui/page";
import { QueryLink } from "~/ui/query-link";

type FacetLinkProps = Omit<Listing["facets"][number]["values"][number], "count" | "selected"> & {
  count?: number;
  selected?: boolean;
  /** True if choosing a value drops the one chosen before. */
  isSingle: boolean;
};

/** A value of a filter. */
export function FacetLink({ look, label, count, selected, query, isSingle }: FacetLinkProps) {
  return (
    <QueryLink
      query={query}
      rel="nofollow"
      aria-current={selected || undefined}
      className="flex min-h-11 items-center gap-3 rounded py-1 leading-snug hover:text-primary lg:min-h-9"
    >
      <span className={isSingle ? "tick-box !rounded-full" : "tick-box"}>
        {selected && <Icon name="check" className="size-4" />}
      </span>
      {look && <Swatch look={look} className="size-4" />}
      {label}
      <span className="ml-auto text-sm text-muted tabular">{count}</span>
    </QueryLink>
  );
}
