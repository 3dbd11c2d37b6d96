import type { Brand } from "~/brand/brand.server";
import { openingHoursText } from "~/editorial/opening-hours/text";
import { OpeningTimes } from "~/editorial/opening-times";
import { Icon } from "~/ui/icons";
import { EditorialPageBody } from "./page-body";
import type { EditorialPage } from "./pages.server";

type Department = Brand["departments"][number];

type ContactDetailsProps = Pick<Brand, "legal" | "address" | "openingHours" | "departments">;

/** The page of contacts: the department that says when it answers, then the others, and the company. */
export function ContactPageBody({ page, company }: { page: EditorialPage; company: ContactDetailsProps }) {
  const helpLine = company.departments.find(({ hours }) => hours);
  return (
    <EditorialPageBody page={page} isLow action={helpLine && <HelpLine department={helpLine} />}>
      <ContactDetails
        {...company}
        departments={company.departments.filter((department) => department !== helpLine)}
      />
    </EditorialPageBody>
  );
}

/** A department that says when it answers: on the page's first screen, with its number large. */
function HelpLine({ department: { label, topics, phone, email, hours } }: { department: Department }) {
  return (
    <section aria-label={label} className="mt-5 max-w-xl rounded-xl bg-sunken p-5">
      <h2 className="text-lg">{label}</h2>
      <p className="text-sm text-muted">{topics}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-6" translate="no">
        <a href={telephone(phone)} className="link line-link text-heading">
          {phone}
        </a>
        <a href={`mailto:${email}`} className="data-link line-link">
          {email}
        </a>
      </p>
      {hours && <OpeningTimes hours={hours} />}
    </section>
  );
}

function ContactDetails({ legal, address, openingHours, departments }: ContactDetailsProps) {
  return (
    <section
      aria-label="Dane kontaktowe"
      className="container-page mb-16 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17.5rem,100%),1fr))] gap-4">
        {departments.map(({ id, label, topics, phone, email, icon }) => (
          <li key={id} className="rounded-xl border border-line p-5">
            <h2 className="flex items-center gap-2.5 text-lg">
              <Icon name={icon} className="size-5 text-primary" />
              {label}
            </h2>
            <p className="mt-1 text-sm text-muted">{topics}</p>
            <p className="mt-3 grid gap-1" translate="no">
              <a href={telephone(phone)} className="data-link line-link w-fit">
                {phone}
              </a>
              <a href={`mailto:${email}`} className="data-link line-link w-fit break-all">
                {email}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <div className="self-start rounded-xl bg-sunken p-6">
        <h2 className="text-lg">Siedziba</h2>
        <address className="mt-2 not-italic" translate="no">
          {legal.shortName}
          <br />
          {address.street}
          <br />
          {address.postcode} {address.town}
        </address>
        <h3 className="mt-5 font-semibold">Godziny otwarcia</h3>
        <dl className="mt-1 text-[0.9375rem]">
          {openingHours.map((hours) => (
            <div key={hours.label + hours.days} className="py-1">
              <dt className="text-muted">{hours.label}</dt>
              <dd className="tabular">{openingHoursText(hours)}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-5 font-semibold">Dane rejestrowe</h3>
        <p className="mt-1 text-[0.9375rem] text-muted tabular">
          NIP {legal.nip}, KRS {legal.krs}, REGON {legal.regon}
        </p>
      </div>
    </section>
  );
}

const telephone = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;
