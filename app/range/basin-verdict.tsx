import { useBasinNote } from "./my-basin";

/**
 * The verdict on a tap and the basin that this browser remembers. Pages are the same for everybody: until React fills it,
 * a style sheet from memory does.
 * @param to href of the tap's page
 */
export function BasinVerdict({ to }: { to: string }) {
  const [path = ""] = to.split("?");
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const [verdict, words] = useBasinNote(slug) ?? [];
  const ink = verdict === "fits" ? "text-success" : "text-muted";
  return (
    <span data-tap={slug} className={`text-sm leading-snug ${words ? `mt-1 block ${ink}` : ""}`}>
      {words}
    </span>
  );
}
