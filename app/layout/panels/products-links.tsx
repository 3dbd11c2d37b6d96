import type { SiteData } from "~/layout/site-data";
import * as paths from "~/paths";
import { Link } from "~/ui/link";

export function AllProducts({ className }: { className: string }) {
  return (
    <Link to={paths.products} className={className}>
      Wszystkie produkty
    </Link>
  );
}

type CollectionsOfPanelProps = Pick<SiteData["productsPanel"], "collections">;

export function CollectionsOfPanel({ collections }: CollectionsOfPanelProps) {
  if (collections.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <h3 className="text-sm text-muted">Kolekcje</h3>
      <ul className="flex flex-wrap gap-x-4" translate="no">
        {collections.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.collection(id)} className="line-link min-h-11 font-medium hover:text-primary">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
