import { Link } from "~/ui/links/link";

/** What a form says beside its consent; the sentence ends with a link to the privacy page. */
export function PrivacyNote({ text, to }: { text: string; to: string }) {
  return (
    <p className="mt-3 text-muted">
      {text}{" "}
      <Link to={to} className="link">
        polityka prywatności
      </Link>
      .
    </p>
  );
}
