import { Link } from "~/ui/link";
import type { FitProduct } from "../rows";
import { Thumbnail } from "./thumbnail";

type ProductLineProps = { product: Omit<FitProduct, "slug" | "finish">; note?: string };

/** A product in a list: picture, name as a link, number and a note. */
export function ProductLine({ product: { picture, name, code, to }, note }: ProductLineProps) {
  return (
    <div className="fit-line">
      <Thumbnail picture={picture} />
      <div>
        <Link to={to} className="fit-name line-link">
          {name}
        </Link>
        <span className="block text-sm text-muted" translate="no">
          {code}
        </span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </div>
    </div>
  );
}
