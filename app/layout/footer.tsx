import { NewsletterForm } from "~/newsletter/newsletter-form";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { announceSubscription } from "./announce-subscription";
import { FoldFooterScript } from "./inline-scripts";
import type { SiteData } from "./site-data";

/** The footer (specification §2): newsletter, four columns of links, social links and the copyright line. */
export function Footer({ site, newsletter }: { site: SiteData; newsletter: boolean }) {
  return (
    <footer className="mt-24 border-t border-line bg-sunken">
      {newsletter && (
        <section aria-labelledby="footer-newsletter" className="border-b border-line">
          <div className="container-page grid gap-8 py-12 lg:grid-cols-2 lg:gap-16">
            <div>
              <h2 id="footer-newsletter" className="text-heading">
                {site.newsletter.title}
              </h2>
              <p className="mt-2 max-w-md text-muted">{site.newsletter.lead}</p>
            </div>
            <NewsletterForm copy={site.newsletter} onSuccess={announceSubscription} />
          </div>
        </section>
      )}
      <nav aria-label="Stopka" className="container-page grid py-6 md:grid-cols-4 md:gap-8 md:py-12">
        {site.navigation.footer.columns.map((column) => (
          <FooterColumn key={column.id} column={column} />
        ))}
      </nav>
      <FoldFooterScript />
      <div className="container-page flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 text-sm text-muted">
        <p>{site.brand.copyright}</p>
        <ul className="flex">
          {site.brand.social.map(({ id, label, url, icon }) => (
            <li key={id}>
              <Link to={url} aria-label={label} className="icon-button text-muted hover:text-ink">
                <Icon name={icon} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

type Column = SiteData["navigation"]["footer"]["columns"][number];

/** On a phone the columns are one vertical menu that unfolds; from a tablet on they stand side by side. */
function FooterColumn({ column }: { column: Column }) {
  return (
    <details
      open
      suppressHydrationWarning
      className="footer-column group border-b border-line last:border-0 md:border-0"
    >
      <summary className="flex min-h-12 items-center justify-between text-sm font-semibold tracking-wide">
        {column.label}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180 md:group-open:hidden" />
      </summary>
      <ul className="pb-4 md:pb-0">
        {column.children.map(({ label, to, badge, external }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline md:min-h-8"
            >
              {label}
              {badge && <span className="badge">{badge}</span>}
              {external && <Icon name="external-link" className="size-4" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
