import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import type { FitProduct } from "../rows";

type ProductLineProps = { product: Omit<FitProduct, "slug" | "finish">; note?: string | null };

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

/** Small decorative picture of a product, beside its name; an empty square of the same size without one. */
function Thumbnail({ picture }: { picture: string | null }) {
  if (!picture) return <span className="size-12 flex-none rounded-md bg-stage" />;
  return (
    <span className="w-12 flex-none">
      <Picture picture={{ src: picture, alt: "" }} small sizes="3rem" className="rounded-md" />
    </span>
  );
}
