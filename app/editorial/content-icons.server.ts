import { getBrand } from "~/platform/brand.server";
import { getNavigation } from "./navigation.server";
import { getHome } from "./pages.server";
import { getQanda } from "./qanda.server";

/** Every icon that the content names, in Iconify's form, for the document's sprite. */
export function contentIcons(): string[] {
  const { header, mobile, footer } = getNavigation();
  const brand = getBrand();
  const menu = [
    ...header.menu,
    ...header.external,
    ...mobile.menu.flatMap((item) => [item, ...(item.children ?? [])]),
    ...footer.columns.flatMap(({ children }) => children),
  ];
  const named = [...menu, ...brand.departments, ...brand.social, ...getHome().values, ...getQanda()];
  return [...new Set(named.map(({ icon }) => icon))];
}
