import { getBrand } from "~/brand/brand.server";
import { getNavigation } from "~/editorial/menus.server";
import { getPage } from "~/editorial/pages.server";
import { getQanda } from "~/questions/questions.server";

/** Returns the Iconify names of all icons used in the content, for the icon sprite. */
export function contentIcons(): string[] {
  const { header, mobile, footer } = getNavigation();
  const brand = getBrand();
  const menu = [
    ...header.menu,
    ...header.external,
    ...mobile.menu.flatMap((item) => [item, ...(item.children ?? [])]),
    ...footer.columns.flatMap(({ children }) => children),
  ];
  const promises = getPage("/").sections.flatMap((section) =>
    section.kind === "promises" ? section.promises : [],
  );
  const named = [...menu, ...brand.departments, ...brand.social, ...promises, ...getQanda()];
  return [...new Set(named.map(({ icon }) => icon))];
}
