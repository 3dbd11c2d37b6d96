import { Link } from "~/ui/link";
import { Swatch } from "~/ui/page";
import type { LiveProduct } from "./live-product";

/** Links to a product's finishes. Each finish has its own URL, code, EAN and pictures. */
export function FinishPicker({ product: { finish, finishes } }: { product: LiveProduct }) {
  return (
    <div>
      <p>
        Wykończenie: <strong className="font-semibold">{finish.label}</strong>
      </p>
      <ul
        aria-label="Wykończenia"
        className="max-sm:-mx-5 max-sm:px-5 mt-2 flex gap-2 overflow-x-auto sm:flex-wrap print:hidden"
      >
        {finishes.map(({ id, label, look, selected, to }) => (
          <li key={id} className="flex-none">
            <Link
              to={to}
              keepsScroll
              aria-current={selected || undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line py-1 pr-3.5 pl-1.5 text-[0.9375rem] hover:border-ink aria-[current]:border-2 aria-[current]:border-primary"
            >
              <Swatch look={look} className="size-8" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
