import { useMatches } from "@remix-run/react";
import type { RouteHandle } from "~/layout/route-handle";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { Crumb } from "./breadcrumb/breadcrumb";

/** `handle` for every route whose loader returns a `breadcrumb`. */
export const breadcrumbHandle: RouteHandle = {
  breadcrumb: (data) => (data as { breadcrumb: Crumb[] } | undefined)?.breadcrumb ?? [],
};

/** Breadcrumb of the current page (behaviour 5.1); not shown on the home page. */
export function Breadcrumb() {
  const crumbs = useMatches().flatMap(
    ({ handle, data }) => (handle as RouteHandle)?.breadcrumb?.(data) ?? [],
  );
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="ścieżka nawigacji" className="container-page text-sm text-muted lg:pt-4">
      <ol className="-mx-5 flex items-center gap-x-1 overflow-x-auto px-5 py-1">
        {crumbs.map(({ label, to }, position) => (
          <li key={to ?? label} className="flex flex-none items-center gap-x-1 whitespace-nowrap">
            <CrumbLink label={label} to={to} current={position === crumbs.length - 1} />
            {position < crumbs.length - 1 && <Icon name="chevron-right" className="size-4 opacity-60" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ label, to, current }: Crumb & { current: boolean }) {
  if (current) {
    return (
      <span aria-current="page" className="py-1.5 text-ink">
        {label}
      </span>
    );
  }
  if (!to) return <span className="py-1.5">{label}</span>;
  return (
    <Link to={to} className="line-link underline-offset-4 hover:text-ink hover:underline">
      {label}
    </Link>
  );
}
