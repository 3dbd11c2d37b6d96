import type { Brand } from "~/brand/brand.server";
import { postalAddress } from "~/brand/postal-address";

/**
 * Returns structured data for the home page: the company, and the site with its search.
 * @param logo path of the logo's picture
 */
export function organizationJsonLd(company: Brand, siteUrl: string, logo: string): object {
  const id = `${siteUrl}/#organization`;
  return {
    "@graph": [
      {
        "@type": "Organization",
        "@id": id,
        name: company.name,
        legalName: company.legal.name,
        description: company.description,
        url: siteUrl,
        logo: siteUrl + logo,
        foundingDate: String(company.foundingYear),
        address: postalAddress(company.address),
        sameAs: company.social.map(({ url }) => url),
        contactPoint: company.departments.map(({ label, phone, email }) => ({
          "@type": "ContactPoint",
          contactType: label,
          telephone: phone,
          email,
          availableLanguage: "pl",
        })),
      },
      {
        "@type": "WebSite",
        url: siteUrl,
        name: company.name,
        inLanguage: "pl",
        publisher: { "@id": id },
        potentialAction: {
          "@type": "SearchAction",
          target: `${siteUrl}/produkty?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
