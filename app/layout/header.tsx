import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { ColourModeMenu } from "./colour-mode-menu";
import { LanguageSwitch } from "./language-switch";
import { LogoMark } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { ProductsLink } from "./products-link";
import { SearchPanel } from "./search-panel";
import type { SiteData } from "./site-data";

type HeaderProps = {
  site: SiteData | undefined;
  /** The theme that the page demands: then there is nothing to choose. */
  forcedMode: "light" | "dark" | undefined;
};

/** The sticky header (specification §2 "Layout"): logo, three menu items, languages, colour mode, search, menu. */
export function Header({ site, forcedMode }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground/95 backdrop-blur-sm">
      <div className="container-page flex flex-wrap items-center gap-2 py-2.5 lg:py-4.5">
        <Link
          to="/"
          translate="no"
          className="mr-auto flex min-h-11 items-center gap-2.5 text-2xl font-semibold tracking-tight lg:mr-8"
        >
          <LogoMark />
          {site?.brand.name ?? "Strona główna"}
        </Link>
        {site && (
          <nav aria-label="Główne menu" className="mr-auto hidden lg:block">
            <ul className="flex flex-wrap items-center gap-1">
              {site.navigation.header.menu.map(({ label, to, panel }) => {
                const ItemLink = panel === "products" ? ProductsLink : Link;
                return (
                  <li key={label}>
                    <ItemLink to={to} className="button button-quiet font-medium">
                      {label}
                    </ItemLink>
                  </li>
                );
              })}
              {site.navigation.header.external.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className="button button-quiet font-medium">
                    {label}
                    <Icon name="external-link" className="size-4" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="hidden items-center lg:flex">
          <LanguageSwitch />
        </div>
        {!forcedMode && <ColourModeMenu />}
        <SearchPanel />
        {site && <MobileMenu navigation={site.navigation} />}
      </div>
    </header>
  );
}
