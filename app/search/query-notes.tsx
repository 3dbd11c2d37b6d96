import { Link } from "~/ui/link";

type QueryNotesProps = {
  /** Words that even the best hit lacks. */
  missing: readonly string[];
  /** Words that no result has, because the query leaves them out by a minus. */
  without?: readonly string[];
  suggestion: string | null;
  isEmpty: boolean;
  /** Returns the href of the results of a query. */
  to: (words: string) => string;
};

/**
 * Says which words had to be left out, and links to the corrected query. Without results it asks "did you mean";
 * otherwise it only notes the correction, because the hits already include those of the corrected query.
 */
export function QueryNotes({ missing, without = [], suggestion, isEmpty, to }: QueryNotesProps) {
  return (
    <>
      {missing.length > 0 && (
        <p className="mt-2">{`Najbliższe wyniki pomijają: „${missing.join("”, „")}”.`}</p>
      )}
      {without.length > 0 && <p className="mt-2">{`Bez wyników ze słowem „${without.join("”, „")}”.`}</p>}
      {suggestion && (
        <p className="mt-2">
          {isEmpty ? "Czy chodziło o: " : "Szukano też: "}
          <Link to={to(suggestion)} className="link">
            {suggestion}
          </Link>
          {isEmpty && "?"}
        </p>
      )}
    </>
  );
}
