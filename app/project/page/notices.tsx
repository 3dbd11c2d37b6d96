import { Link } from "~/ui/link";
import { parseProject } from "../list/project-list";
import { marks, projectHref } from "../list/query";

/**
 * Says that the last post removed something, and leads back to the list before it. With scripts, a toast does that.
 * @param before value of the former list's URL parameter
 * @param page page of the list
 */
export function RemovedNotice({ before, page }: { before: string; page: number }) {
  return (
    <p id={marks.removed} className="notice print:hidden">
      Usunięto z&nbsp;listy.
      <Link to={projectHref({ list: parseProject(before), page })} className="button button-secondary">
        Cofnij
      </Link>
    </p>
  );
}

/** Link back to the page from which the visitor added to the list. `label` is `null` if that page has no short name. */
export type BackLink = { to: string; label: string | null };

/**
 * Says that the visitor's addition is on the list, and links back to the page where it was made. Shown if the URL's
 * fragment or its link back says so; scripts add in place instead.
 */
export function AddedNotice({ back }: { back: BackLink | null }) {
  return (
    <p id={marks.added} className={`notice print:hidden ${back ? "" : "added-notice"}`}>
      <span id={marks.completed}>Dodano do listy.</span>
      <noscript>
        Lista jest tylko w&nbsp;adresie tej strony. Dopisują do niej pole poniżej i&nbsp;„Dodaj” na stronie,
        na którą stąd wrócisz; na innych „Dodaj” zaczyna nową listę.
      </noscript>
      {back && (
        <Link to={back.to} className="button button-secondary">
          {back.label === null ? "Wróć" : `Wróć: ${back.label}`}
        </Link>
      )}
    </p>
  );
}
