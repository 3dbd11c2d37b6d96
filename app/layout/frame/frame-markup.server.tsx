import { renderToStaticMarkup } from "react-dom/server";
import type { Navigation } from "~/editorial/menus.server";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { FramePartName } from "../frame-part";
import { FooterColumn } from "../menus/footer-column";
import { MenuLink } from "../menus/menu-link";
import { MobileMenuEntry } from "../menus/mobile-menu-entry";

type SocialLink = { id: string; label: string; url: string; icon: `lucide:${string}` };

/** Renders the markup that all pages share: the menus (behaviours 3.2, 6.1) and the social links (6.3). */
export function renderFrame(navigation: Navigation, social: SocialLink[]): Record<FramePartName, string> {
  const { header, mobile, footer } = navigation;
  return {
    "main-menu": renderToStaticMarkup(
      <ul className="flex flex-wrap items-center gap-1">
        {[...header.menu, ...header.external].map((item) => (
          <li key={item.label}>
            <MenuLink item={item} className="button button-quiet font-medium">
              {item.label}
              {header.external.includes(item) && <Icon name="external-link" className="size-4" />}
            </MenuLink>
          </li>
        ))}
      </ul>,
    ),
    "mobile-menu-entries": renderToStaticMarkup(
      <ul>
        {mobile.menu.map((item) => (
          <li key={item.label}>
            <MobileMenuEntry item={item} />
          </li>
        ))}
      </ul>,
    ),
    "footer-menu": renderToStaticMarkup(
      footer.columns.map((column) => <FooterColumn key={column.id} column={column} />),
    ),
    "social-links": renderToStaticMarkup(
      social.map(({ id, label, url, icon }) => (
        <li key={id}>
          <Link to={url} aria-label={label} className="icon-button text-muted hover:text-ink">
            <Icon name={icon} />
          </Link>
        </li>
      )),
    ),
  };
}
