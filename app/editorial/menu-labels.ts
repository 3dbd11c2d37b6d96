type Link = { label: string; to?: string | undefined; children?: Link[] | undefined };

type Menus = {
  header: { menu: Link[] };
  mobile: { menu: Link[] };
  footer: { columns: { children: Link[] }[] };
};

/** Path of a page, without fragment, and the page's label in the menus. */
export type MenuLabel = { to: string; label: string };

/**
 * Collects the labels of the site's own pages. If menus label a page differently, the header has priority, then the
 * mobile menu, then the footer.
 */
export function menuLabels({ header, mobile, footer }: Menus): MenuLabel[] {
  const labels = new Map<string, string>();
  const visit = ({ label, to, children = [] }: Link) => {
    const path = to?.replace(/#.*/, "");
    if (path?.startsWith("/") && !labels.has(path)) labels.set(path, label);
    children.forEach(visit);
  };
  [...header.menu, ...mobile.menu, ...footer.columns.flatMap(({ children }) => children)].forEach(visit);
  return [...labels].map(([to, label]) => ({ to, label }));
}
