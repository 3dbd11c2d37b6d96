import { Link } from "~/ui/link";

type EmptyStateProps = { title: string; text: string; action: { label: string; to: string } };

/** Shown instead of an empty list. Says why the list is empty and suggests a next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="rounded-xl bg-sunken px-6 py-12 text-center">
      <h2 className="text-heading">{title}</h2>
      <p className="mx-auto mt-3 max-w-prose text-muted">{text}</p>
      <Link to={action.to} className="button button-secondary mt-6">
        {action.label}
      </Link>
    </div>
  );
}
