import { Picture } from "~/ui/pictures";

/** Small decorative picture of a product, beside its name; an empty square of the same size without one. */
export function Thumbnail({ picture }: { picture: string | null }) {
  if (!picture) return <span className="size-12 flex-none rounded-md bg-stage" />;
  return (
    <span className="w-12 flex-none">
      <Picture picture={{ src: picture, alt: "" }} small sizes="3rem" className="rounded-md" />
    </span>
  );
}
