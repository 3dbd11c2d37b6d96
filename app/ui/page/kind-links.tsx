import { Link } from "~/ui/link";

type KindLinksProps = {
  label: string;
  kinds: readonly { label: string; count: number; to: string; selected: boolean }[];
  className?: string;
};

/** Kinds of what is listed, each with its number, as links to a list of it alone. */
export function KindLinks({ label, kinds, className = "flex flex-wrap gap-2" }: KindLinksProps) {
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={label} className={`mt-5 ${className}`}>
      {kinds.map(({ label, count, to, selected }) => (
        <li key={to}>
          <Link to={to} keepsScroll aria-current={selected || undefined} className="chip">
            {label}
            <span className="text-muted tabular">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
