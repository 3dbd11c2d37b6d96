import { DateText } from "~/ui/date";
import { Icon } from "~/ui/icon";
import { openingHoursText } from "./opening-hours";
import type { PointOfSale } from "./points-of-sale.server";

/** A shop: where it is, when it is open, what it offers. */
export function PointOfSaleCard({ point }: { point: PointOfSale }) {
  return (
    <article id={point.id} className="flex h-full flex-col rounded-xl border border-line p-5">
      <p className="text-sm font-medium text-primary first-letter:uppercase">{point.type}</p>
      <h3 className="mt-1 text-lg" translate="no">
        {point.name}
      </h3>
      <address className="mt-2 not-italic" translate="no">
        {point.street}
        <br />
        {point.postcode} {point.town}
      </address>
      <p className="mt-3 flex items-center gap-2">
        <Icon name="phone" className="size-4 text-muted" />
        <a href={`tel:${point.phone.replaceAll(" ", "")}`} className="link py-1">
          {point.phone}
        </a>
      </p>
      <ul className="mt-2 text-sm text-muted tabular-nums">
        {point.hours.map((hours) => (
          <li key={hours.days.join()}>{openingHoursText(hours)}</li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-1.5 text-sm" aria-label="Usługi">
        {point.services.map((service) => (
          <li key={service} className="rounded-full bg-sunken px-2.5 py-0.5">
            {service}
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-4 text-sm text-muted">
        Sprawdzono <DateText date={point.verified} />
      </p>
    </article>
  );
}
