/** The vocabulary of structured data: `@context` of every JSON-LD block. */
export const schemaOrg = "https://schema.org";

type Address = { street: string; postcode: string; town: string; voivodeship: string; countryCode: string };

/** schema.org's PostalAddress. */
export function postalAddress({ street, postcode, town, voivodeship, countryCode }: Address): object {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: postcode,
    addressLocality: town,
    addressRegion: voivodeship,
    addressCountry: countryCode,
  };
}
