import { Link } from "~/ui/link";
import { SmallPicture } from "~/ui/small-picture";
import type { FitProduct } from "../rows";

type ProductLineProps = {
  product: Omit<FitProduct, "slug" | "finish"> & { isChosen?: boolean };
  note?: string | null;
};

/** A product in a list: picture, name as a link, number and a note. */
export function ProductLine({ product: { picture, name, code, to, isChosen }, note }: ProductLineProps) {
  return (
    <div className="fit-line">
      <SmallPicture src={picture} sizes="3rem" className="size-12 flex-none rounded-md" />
      <div>
        <Link to={to} aria-current={isChosen || undefined} className="fit-name line-link">
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
