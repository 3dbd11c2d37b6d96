import { postalAddress } from "~/brand/postal-address";
import type { PointOfSale } from "./points-of-sale.server";

const days = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
} as const;

/** Returns structured data of a list of shops (schema.org Store). */
export function storesJsonLd(points: PointOfSale[], siteUrl: string): object {
  return {
    "@graph": points.map((point) => ({
      "@type": "Store",
      "@id": `${siteUrl}/punkty-sprzedazy#${point.id}`,
      name: point.name,
      telephone: point.phone,
      address: postalAddress({ ...point, countryCode: "PL" }),
      geo: { "@type": "GeoCoordinates", latitude: point.lat, longitude: point.lon },
      openingHoursSpecification: point.hours.map((hours) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: hours.days.map((day) => days[day]),
        opens: hours.opens,
        closes: hours.closes,
      })),
    })),
  };
}
