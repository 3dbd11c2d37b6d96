import { OpeningTimes } from "~/editorial/opening-times";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { DateText } from "~/ui/page";
import type { PointOfSale } from "./points-of-sale.server";
import type { Found } from "./search";
import { roughDistance } from "./search/place";

type PointOfSaleCardProps = {
  point: Found<PointOfSale>;
  /** Names of the collections that the shop has on display. */
  collections: string[];
};

/** A shop: address, opening hours, services and collections (behaviour 17.5). */
export function PointOfSaleCard({ point, collections }: PointOfSaleCardProps) {
  return (
    <article id={point.id} className="flex h-full flex-col rounded-xl border border-line p-5">
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-medium text-muted first-letter:uppercase">{point.type}</span>
        {point.distanceKm !== null && <span className="text-muted">{roughDistance(point.distanceKm)}</span>}
      </p>
      <h3 className="mt-1 text-lg" translate="no">
        {point.name}
      </h3>
      <address className="mt-2 not-italic" translate="no">
        {point.street}
        <br />
        {point.postcode} {point.town}
      </address>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {mapLinks(point).map(({ label, to }) => (
          <Link key={label} to={to} className="data-link line-link gap-1.5">
            {label}
            <Icon name="external-link" className="size-4" />
          </Link>
        ))}
      </p>
      <p className="mt-1 flex items-center gap-2">
        <Icon name="phone" className="size-4 text-muted" />
        <a href={`tel:${point.phone.replaceAll(" ", "")}`} className="data-link line-link">
          {point.phone}
        </a>
      </p>
      <div className="mt-2">
        <OpeningTimes hours={point.hours} />
      </div>
      <ul className="mt-4 flex flex-wrap gap-1.5 text-sm" aria-label="Usługi">
        {point.services.map((service) => (
          <li key={service} className="rounded-full bg-sunken px-2.5 py-0.5">
            {service}
          </li>
        ))}
      </ul>
      {collections.length > 0 && (
        <p className="mt-3 text-sm">
          Kolekcje: <span translate="no">{collections.join(", ")}</span>
        </p>
      )}
      <p className="mt-auto pt-4 text-sm text-muted">
        Dane potwierdzone <DateText date={point.verified} />
      </p>
    </article>
  );
}

/**
 * Returns links to the shop on OpenStreetMap, and to the way there on Google Maps, which phones open in their app and begin
 * where the visitor is. The site only links to them and sends no request there.
 */
function mapLinks({ lat, lon }: PointOfSale) {
  return [
    { label: "Wyznacz trasę", to: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}` },
    {
      label: "Pokaż na mapie",
      to: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`,
    },
  ];
}
