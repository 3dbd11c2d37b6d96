import type { ContentFile, ContentIssue } from "~/content/files.server";

type Node = { to: string; children?: Node[] };
type Place = (string | number)[];

/** Reports categories with the path of an earlier one: only the first of them has a page. */
export function checkCategories({
  data,
  issueAt,
}: Pick<ContentFile<unknown>, "data" | "issueAt">): ContentIssue[] {
  const known = new Set<string>();
  return listNodes(data as Node).flatMap(({ to, at }) => {
    if (!known.has(to)) {
      known.add(to);
      return [];
    }
    return issueAt([...at, "to"], `to: adres ${to} ma już inna kategoria`);
  });
}

function listNodes({ to, children = [] }: Node, at: Place = []): { to: string; at: Place }[] {
  return [{ to, at }, ...children.flatMap((child, place) => listNodes(child, [...at, "children", place]))];
}
