import { type RefObject, useEffect, useRef } from "react";
import { Picture } from "~/ui/pictures";
import type { ComparedProduct } from "./view.server";

type NamesBarProps = {
  products: ComparedProduct[];
  /** The table's horizontal scroll container. */
  scroller: RefObject<HTMLElement>;
};

/**
 * The products' names, which stay below the site's header while the table scrolls. The table itself cannot do that: on
 * a phone it scrolls sideways, and a sticky cell never leaves its scroll container. The bar therefore stands outside
 * the container, hidden behind the table's head until the head has scrolled away. It is hidden from screen readers,
 * which announce the column headers.
 */
export function NamesBar({ products, scroller }: NamesBarProps) {
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => followScroll(scroller.current, columns.current), [scroller]);
  return (
    <div aria-hidden="true" className="comparison-names">
      <div ref={columns} className="comparison-columns">
        {products.map(({ named, picture, name, code }) => (
          <div key={named} className="comparison-name">
            {picture && (
              <Picture picture={{ src: picture, alt: "" }} small sizes="3rem" className="rounded-md" />
            )}
            <p>
              <span className="font-semibold">{name}</span>
              <span className="block text-muted" translate="no">
                {code}
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Keeps the names above their columns in browsers without scroll-driven animations (`comparison.css`), which would do
 * it without JavaScript and in step with the scrolling.
 */
function followScroll(scroller: HTMLElement | null, columns: HTMLElement | null) {
  if (!scroller || !columns || CSS.supports("animation-timeline: scroll()")) return;
  const follow = () => {
    columns.style.translate = `${-scroller.scrollLeft}px`;
  };
  follow();
  scroller.addEventListener("scroll", follow, { passive: true });
  return () => scroller.removeEventListener("scroll", follow);
}
