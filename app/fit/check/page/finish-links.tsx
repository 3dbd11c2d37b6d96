import type { FinishChoice } from "~/fit/partners/chosen-finishes";
import { Link } from "~/ui/link";
import { Swatch } from "~/ui/page";

/** Finishes of a tap, as links to the same page in each. */
export function FinishLinks({ finishes }: { finishes: readonly FinishChoice[] }) {
  if (finishes.length === 0) return null;
  return (
    <ul aria-label="Wykończenie" className="mt-2 mb-4 flex flex-wrap gap-2 print:hidden">
      {finishes.map(({ id, label, look, to, isChosen }) => (
        <li key={id}>
          <Link to={to} keepsScroll rel="nofollow" aria-current={isChosen || undefined} className="chip">
            <Swatch look={look} className="size-4" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
