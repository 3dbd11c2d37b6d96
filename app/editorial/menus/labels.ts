type Link = { label: string; to?: string | undefined; children?: Link[] | undefined };

type Menus = {
  header: { menu: Link[] };
  mobile: { menu: Link[] };
  footer: { columns: { children: Link[] }[] };
};

/** A page's path, without fragment, and its label in the menus. */
export type MenuLabel = { to: string; label: string };

/** Labels of the site's own pages. Where menus differ the first wins, in the order header, mobile, footer. */
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
