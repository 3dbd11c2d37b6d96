import * as paths from "~/paths";

/**
 * Small drawing of a spare part without dimensions, in the text colour. It is decorative, because the part's name is
 * beside it. Parts with similar numbers have theirs in one file, which a page loads only once.
 */
export function SparePartSymbol({ code }: { code: string }) {
  return (
    <svg aria-hidden="true" className="size-full">
      <use href={paths.sparePartSymbol(code)} />
    </svg>
  );
}
