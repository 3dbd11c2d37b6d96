import { capitalised } from "lib/polish/capital";
import { polishAmounts } from "lib/polish/number";
import { Icon } from "~/ui/icons";
import { DateText, Prose } from "~/ui/page";
import type { Job } from "./jobs.server";

/**
 * A job offer as a native `<details>`, with the key facts in its summary. It opens when the URL fragment is the job's
 * slug (behaviour 1.6).
 */
export function JobOffer({ job }: { job: Job }) {
  return (
    <details className="group rounded-xl border border-line open:border-edge">
      <summary className="grid grid-cols-[1fr_auto] gap-x-4 p-5">
        <h3 className="text-xl">{job.title}</h3>
        <Icon name="chevron-down" className="mt-1 size-5 text-muted group-open:rotate-180" />
        <span className="mt-1 text-muted">{job.lead}</span>
        <span className="col-span-full mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <span className="flex items-center gap-1.5">
            <Icon name="map-pin" className="size-4 text-primary" />
            {job.town}
          </span>
          <span className="flex items-center gap-1.5">
            <Icon name="clock" className="size-4 text-primary" />
            {job.type}, {job.mode}
          </span>
          <span className="font-semibold tabular">{salaryText(job.salary)}</span>
        </span>
      </summary>
      <div id={job.slug} className="grid scroll-mt-40 gap-8 px-5 pb-6 lg:grid-cols-2">
        <Prose html={job.html} />
        <div className="grid content-start gap-6">
          <Points title="Co będziesz robić" items={job.duties} />
          <Points title="Czego oczekujemy" items={job.requirements} />
          <Points title="Mile widziane" items={job.niceToHave} />
          <p className="text-sm text-muted">
            {capitalised(job.contract)}. Zgłoszenia do <DateText date={job.validThrough} />.
          </p>
        </div>
      </div>
    </details>
  );
}

function Points({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-2 grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <Icon name="check" className="mt-1 size-4 text-primary" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

const periods = { month: "miesięcznie", hour: "za godzinę", year: "rocznie" } as const;

/** Formats a pay range: `6 400–8 200 zł brutto miesięcznie`. */
function salaryText({ min, max, currency, period, basis }: Job["salary"]): string {
  const unit = currency === "PLN" ? "zł" : currency;
  return `${polishAmounts(min, max)}\u00a0${unit} ${basis} ${periods[period]}`;
}
