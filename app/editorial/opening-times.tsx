import { useEffect, useState } from "react";
import { type OpeningHours, openingHoursText } from "./opening-hours/text";
import type { OpeningToday } from "./opening-hours/today";

/** How often the clock is read, in ms. */
const tickMs = 20_000;

/**
 * Opening hours, and whether the place is open now, by the clock in Poland. A page is the same for all its visitors, so
 * a script adds the latter; its code is loaded once the page's scripts run. Space for it beside the hours is reserved.
 */
export function OpeningTimes({ hours }: { hours: OpeningHours[] }) {
  const [today, setToday] = useState<OpeningToday>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval>;
    let isGone = false;
    import("./opening-hours/today").then(
      ({ openingToday }) => {
        if (isGone) return;
        const tell = () => setToday(openingToday(hours));
        tell();
        timer = setInterval(tell, tickMs);
      },
      (error) => console.warn("Nie wiadomo, czy jest otwarte", error),
    );
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [hours]);
  return (
    <div className="flex flex-wrap gap-x-6 text-sm">
      <ul className="text-muted tabular">
        {hours.map((span) => (
          <li key={span.days.join() + span.opens}>{openingHoursText(span)}</li>
        ))}
      </ul>
      <p className={`opening-today ${today?.isOpen ? "text-success" : "text-muted"}`}>
        {/* Bold only here: the space that the paragraph reserves must not get wider. */}
        <span className={today?.isOpen ? "font-semibold" : undefined}>{today?.text}</span>
      </p>
    </div>
  );
}
