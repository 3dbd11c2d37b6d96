import { Link } from "~/ui/link";
import { useBasinMemory } from "./memory";

/**
 * Link of a product that checks it with a visitor's own vessel. It says another basin where the page has the verdict on the
 * remembered one.
 */
export function CheckLink({ slug, label, to }: { slug: string; label: string; to: string }) {
  const { notes } = useBasinMemory();
  return (
    <Link to={to} className="button button-secondary col-span-2">
      {notes?.[slug] ? "Sprawdź inną umywalkę" : label}
    </Link>
  );
}
