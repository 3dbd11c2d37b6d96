import type { Navigation } from "~/editorial/menus.server";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";

type Column = Navigation["footer"]["columns"][number];

/** A footer column: collapsible on phones; always open, side by side, on tablets and wider screens. */
export function FooterColumn({ column }: { column: Column }) {
  return (
    <details className="wide-open group border-b border-line last:border-0 md:border-0">
      <summary className="flex min-h-12 items-center justify-between text-sm font-semibold [letter-spacing:0.025em]">
        <span>{column.label}</span>
        <Icon name="chevron-down" className="size-5 group-open:rotate-180 md:hidden" />
      </summary>
      <ul className="pb-4 md:pb-0">
        {column.children.map(({ label, to, badge, external }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline md:min-h-8"
            >
              {label}
              {badge && <span className="badge">{badge}</span>}
              {external && <Icon name="external-link" className="size-4" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
