import type { FindArtifact } from "lib/platform/files.server";
import * as paths from "~/paths";
import { dataSheet } from "~/range/product";
import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, productHref } from "~/range/products";
import type { SparePart } from "~/range/spare-parts.server";
import { pictureUrl } from "~/ui/pictures";

/** Base URL of the GS1 Web Vocabulary; its terms are the possible values of `linkType`. */
const vocabulary = "https://ref.gs1.org/voc/";

/** Link types of the GS1 vocabulary that this site supports; the first is the default. */
export const linkTypes = [
  "pip",
  "instructions",
  "consumerHandlingStorageInfo",
  "relatedImage",
  "hasRetailers",
] as const;

type LinkType = (typeof linkTypes)[number];

/** A link to information about a product; `to` is a site-relative href, `media` a MIME type. */
export type ProductLink = { type: LinkType; to: string; title: string; media: string };

/** Returns the links for a product in one of its finishes. A withdrawn product gets no link to shops. */
export function productLinks(
  product: Product,
  finish: Finish,
  catalogue: Catalogue,
  findArtifact: FindArtifact,
): ProductLink[] {
  const { name, collection, withdrawn } = product;
  const title = `${name}, ${catalogue.finishLabel(finish.id).toLowerCase()}`;
  const sheet = findArtifact(dataSheet(product));
  const [picture] = finish.pictures;
  const shops = collection ? `${paths.pointsOfSale}?kolekcja=${collection}` : paths.pointsOfSale;
  return [
    { type: "pip", to: productHref(product, finish.id), title, media: "text/html" },
    ...linkIf(sheet?.path, "instructions", `Karta produktu ${product.code}`, "application/pdf"),
    ...linkIf(catalogue.careHref(product), "consumerHandlingStorageInfo", "Pielęgnacja", "text/html"),
    ...linkIf(picture && pictureUrl(picture), "relatedImage", title, "image/jpeg"),
    ...(withdrawn ? [] : linksToShops(shops, catalogue)),
  ];
}

/** Returns the links for a spare part. Its page also says how it is replaced. */
export function sparePartLinks({ code, name, picture }: SparePart, catalogue: WithFeatures): ProductLink[] {
  return [
    { type: "pip", to: paths.sparePart(code), title: name, media: "text/html" },
    ...linkIf(picture === null ? undefined : pictureUrl(picture), "relatedImage", name, "image/jpeg"),
    ...linksToShops(paths.pointsOfSale, catalogue),
  ];
}

type WithFeatures = Pick<Catalogue, "hasFeature">;

function linksToShops(to: string, { hasFeature }: WithFeatures): ProductLink[] {
  return hasFeature("pointsOfSale")
    ? [{ type: "hasRetailers", to, title: "Punkty sprzedaży", media: "text/html" }]
    : [];
}

function linkIf(to: string | null | undefined, type: LinkType, title: string, media: string): ProductLink[] {
  return to ? [{ type, to, title, media }] : [];
}

/**
 * Returns the plain name of a requested link type, without its prefix: `gs1:`, or a current or former URL of the GS1
 * vocabulary.
 */
export function linkTypeName(asked: string): string {
  return asked.replace(/^(?:gs1:|https?:\/\/(?:ref\.|www\.)?gs1\.org\/voc\/)/, "");
}

/** Returns the links as a linkset (RFC 9264) with all members that the standard for GS1 resolvers requires. */
export function linksetOf(links: readonly ProductLink[], anchor: string, siteUrl: string) {
  const [first] = links;
  const href = (to: string) => new URL(to, siteUrl).href;
  return {
    linkset: [
      {
        anchor: href(anchor),
        ...(first && {
          description: first.title,
          [`${vocabulary}defaultLink`]: [{ href: href(first.to), title: first.title }],
        }),
        ...Object.fromEntries(
          links.map(({ type, to, title, media }) => [
            vocabulary + type,
            [{ href: href(to), title, type: media, hreflang: ["pl"] }],
          ]),
        ),
      },
    ],
  };
}
