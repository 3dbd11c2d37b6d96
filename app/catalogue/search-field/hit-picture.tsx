import type { SearchHit } from "~/catalogue/search/search.server";
import { Picture } from "~/ui/pictures/picture";

/** The small picture of a suggestion, or a grey box of the same size. */
export function HitPicture({ hit: { picture } }: { hit: Pick<SearchHit, "picture"> }) {
  if (!picture) return <span className="size-12 rounded-md bg-stage" />;
  return (
    <span className="w-12 flex-none">
      <Picture picture={{ src: picture.src, alt: "" }} small sizes="3rem" className="rounded-md" />
    </span>
  );
}
