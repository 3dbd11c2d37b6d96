import { pictureUrl } from "~/ui/pictures";
import type { CollectionSummary } from "./collections.server";

/**
 * Returns structured data of a collection and its products.
 * @param siteUrl origin of the site, used to make all URLs absolute
 */
export function collectionJsonLd(
  { id, name, lead, picture }: CollectionSummary,
  products: { name: string; to: string }[],
  siteUrl: string,
): object {
  return {
    "@type": "CollectionPage",
    url: `${siteUrl}/kolekcje/${id}`,
    name: `Kolekcja ${name}`,
    description: lead,
    inLanguage: "pl",
    ...(picture && { primaryImageOfPage: siteUrl + pictureUrl(picture.src) }),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: products.length,
      itemListElement: products.map(({ name: label, to }, position) => ({
        "@type": "ListItem",
        position: position + 1,
        name: label,
        url: siteUrl + to,
      })),
    },
  };
}
