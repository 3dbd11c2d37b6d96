import * as paths from "~/paths";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import type { PartnerGroup, PartnerRow, PartnersView } from "./rows";
import { VerdictMark } from "./verdict";

type PartnerGroupsProps = { partners: PartnersView; heading: string };

/** Lists the possible partners of a product by kind, best first, including partners that do not fit. */
export function PartnerGroups({ partners: { product, groups }, heading }: PartnerGroupsProps) {
  return (
    <section aria-labelledby={product.slug} className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id={product.slug} className="text-heading">
          {heading}
        </h2>
        <Link to={product.to} className="arrow-link">
          Strona produktu
          <Icon name="arrow-right" />
        </Link>
      </div>
      {groups.length === 0 && (
        <p className="mt-3 max-w-prose text-muted">
          Dla tego produktu nie mamy reguł dopasowania.{" "}
          <Link to={paths.support} className="link">
            Zapytaj naszą pomoc techniczną
          </Link>
          .
        </p>
      )}
      <div className="grid gap-x-14 lg:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.label} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { label, rows, isCut } }: { group: PartnerGroup }) {
  return (
    <div className="mt-8">
      <h3 className="font-semibold">{label}</h3>
      {isCut && (
        <p className="mt-1 text-muted">{`Najlepiej dopasowane z większej liczby: ${rows.length}.`}</p>
      )}
      <PartnerTable caption={label} rows={rows} />
    </div>
  );
}

export function PartnerTable({ caption, rows }: { caption: string; rows: PartnerRow[] }) {
  return (
    <table className="table mt-3">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Produkt</th>
          <th scope="col" className="w-2/5">
            Wynik
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, code, to, verdict, margin, insteadOf }) => (
          <tr key={to}>
            <th scope="row" className="!font-normal">
              <Link to={to} className="link line-link">
                {name}
              </Link>
              <span className="block text-sm text-muted" translate="no">
                {code}
              </span>
              {insteadOf && <span className="block text-sm text-muted">{`zamiast: ${insteadOf}`}</span>}
            </th>
            <td>
              <VerdictMark verdict={verdict} />
              <span className="block text-sm text-muted">{margin}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
