import { Link } from "~/ui/link";
import type { KindChoice } from "../view";
import { ShapePicture } from "./measure-picture";

/** Links to the forms for the kinds of vessels. */
export function KindChoices({ kinds }: { kinds: KindChoice[] }) {
  return (
    <nav aria-label="Co już masz" className="print:hidden">
      <ul className="own-kinds">
        {kinds.map(({ name, to, isCurrent, ...picture }) => (
          <li key={to}>
            <Link to={to} keepsScroll aria-current={isCurrent ? "true" : undefined} className="own-kind">
              <ShapePicture {...picture} />
              <span className="leading-snug font-semibold">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
