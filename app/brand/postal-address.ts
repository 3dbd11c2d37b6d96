type Address = { street: string; postcode: string; town: string; voivodeship: string; countryCode: string };

/** Converts an address to schema.org's PostalAddress (JSON-LD). */
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
