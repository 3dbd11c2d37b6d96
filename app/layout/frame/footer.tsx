import { FramePart } from "~/layout/frame-part";
import type { SiteData } from "~/layout/site-data";
import { NewsletterForm } from "~/newsletter/form";
import { UnfoldFooterScript } from "./inline-scripts";

/** Footer (behaviours 6.1 to 6.3): newsletter form, four columns of links, social links and the copyright line. */
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
            <NewsletterForm copy={site.newsletter} />
          </div>
        </section>
      )}
      <FramePart
        as="nav"
        name="footer-menu"
        aria-label="Stopka"
        className="container-page grid py-6 md:grid-cols-4 md:gap-8 md:py-12"
      />
      <UnfoldFooterScript />
      <div className="container-page flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 text-sm text-muted">
        <p>{site.copyright}</p>
        <FramePart as="ul" name="social-links" className="-ml-3 flex md:ml-0" />
      </div>
    </footer>
  );
}
