import { ColourModeMenu } from "~/layout/colour-mode/menu";
import { FramePart } from "~/layout/frame-part";
import { LanguageSwitch } from "~/layout/languages/switch";
import { MobileMenu } from "~/layout/menus/mobile-menu";
import { SearchPanel } from "~/layout/panels/search";
import type { SiteData } from "~/layout/site-data";
import { ProjectLink } from "~/project/project-link";
import { Link } from "~/ui/link";
import { LogoMark } from "./logo";

type HeaderProps = {
  site: SiteData | undefined;
  /** Theme that the page forces. If a theme is forced, the theme menu is hidden. */
  forcedMode: "light" | "dark" | undefined;
};

/**
 * Sticky header (behaviour 3.1): logo, three menu items, languages, theme, project list, search, mobile menu. It has one row
 * at any size of text, and does not stick where that is higher than a fifth of the window.
 */
export function Header({ site, forcedMode }: HeaderProps) {
  const name = site?.brand.name ?? "Strona główna";
  return (
    <header>
      <div className="container-page flex flex-wrap items-center py-2.5 lg:gap-2 lg:py-4.5">
        <Link
          to="/"
          translate="no"
          aria-label={name}
          className="mr-auto flex min-h-11 items-center gap-2.5 text-2xl font-semibold [letter-spacing:-0.025em] roomy:mr-8"
        >
          <LogoMark />
          <span className="@max-[22.5rem]:hidden">{name}</span>
        </Link>
        <FramePart
          as="nav"
          name="main-menu"
          aria-label="Główne menu"
          className="mr-auto hidden roomy:block"
        />
        <div className="hidden items-center roomy:flex">
          <LanguageSwitch />
        </div>
        {!forcedMode && <ColourModeMenu />}
        <ProjectLink />
        <SearchPanel />
        {site && <MobileMenu title={site.menuTitle} />}
      </div>
    </header>
  );
}
