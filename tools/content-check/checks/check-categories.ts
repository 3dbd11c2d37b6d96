import type { ContentFile, ContentIssue } from "~/content/files.server";

type Node = { to: string; children?: Node[] };
type Place = (string | number)[];

/** Reports categories with the path of an earlier one: only the first of them has a page. */
export function checkCategories({
  name,
  data,
  lineOf,
}: Pick<ContentFile<unknown>, "name" | "data" | "lineOf">): ContentIssue[] {
  const known = new Set<string>();
  return listNodes(data as Node).flatMap(({ to, at }) => {
    if (!known.has(to)) {
      known.add(to);
      return [];
    }
    const reason = `to: adres ${to} ma już inna kategoria`;
    return [{ file: `content/${name}`, line: lineOf([...at, "to"]), reason }];
  });
}

function listNodes({ to, children = [] }: Node, at: Place = []): { to: string; at: Place }[] {
  return [{ to, at }, ...children.flatMap((child, place) => listNodes(child, [...at, "children", place]))];
}
