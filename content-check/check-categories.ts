import type { ContentFile, ContentIssue } from "~/content/files.server";

type Node = { to: string; children?: Node[] };
type Place = (string | number)[];

/** Reports categories at an address that another one has already: only the first of them has a page. */
export function checkCategories({
  name,
  data,
  lineOf,
}: Pick<ContentFile<unknown>, "name" | "data" | "lineOf">): ContentIssue[] {
  const nodes = listNodes(data as Node);
  return nodes
    .filter(({ to }, turn) => nodes.findIndex((other) => other.to === to) < turn)
    .map(({ to, at }) => ({
      file: `content/${name}`,
      line: lineOf([...at, "to"]),
      reason: `to: adres ${to} ma już inna kategoria`,
    }));
}

function listNodes({ to, children = [] }: Node, at: Place = []): { to: string; at: Place }[] {
  return [{ to, at }, ...children.flatMap((child, place) => listNodes(child, [...at, "children", place]))];
}
