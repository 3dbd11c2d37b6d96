import { Link } from "~/ui/link";
import { useBasinMemory } from "./my-basin";
import { slugInPath } from "./products/href";

/**
 * The verdict on a tap and the basin that this browser remembers. Pages are the same for everybody: until React fills it,
 * a style sheet from memory does, which also gives it its look (`basin-changes.ts`): a pill below a page's title, else a line.
 * @param to href of the tap's page
 * @param checkTo href of the page that gives the reasons
 */
export function BasinVerdict({ to, checkTo }: { to: string; checkTo?: string | undefined }) {
  const slug = slugInPath(to) ?? "";
  const words = useBasinMemory().notes?.[slug]?.[1];
  return (
    <span data-tap={slug}>
      {words && checkTo ? (
        <Link to={checkTo} className="card-link">
          {words}
        </Link>
      ) : (
        words
      )}
    </span>
  );
}
