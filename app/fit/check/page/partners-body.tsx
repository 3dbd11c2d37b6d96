import type { ReactNode } from "react";
import { RememberBasin } from "~/my-basin/remember-basin";
import * as paths from "~/paths";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { PartnersView } from "../rows";
import type { FitSubject } from "../view";
import { PartnerTable } from "./partner-table";
import { ResultHeader } from "./result-header";
import { VerdictBox } from "./verdict";

type PartnersBodyProps = { title: string; subject: FitSubject & { kind: "partners" }; form: ReactNode };

/** Lists what can be combined with one or two products, with the answer if a request cannot be checked. */
export function PartnersBody({ title, subject, form }: PartnersBodyProps) {
  const { unchecked, isToChoose, partners } = subject;
  return (
    <>
      <ResultHeader title={title} products={partners.map(({ product }) => product)} />
      {unchecked && (
        <VerdictBox answer="unknown" {...unchecked}>
          {isToChoose && (
            <Link to={paths.products} className="arrow-link">
              Lista produktów
              <Icon name="arrow-right" />
            </Link>
          )}
        </VerdictBox>
      )}
      {isToChoose && <div className="mt-8">{form}</div>}
      {partners.map((one) => (
        <PartnerGroups
          key={one.product.slug}
          partners={one}
          heading={partners.length > 1 ? one.product.name : "Co można dobrać"}
        />
      ))}
    </>
  );
}

type PartnerGroupsProps = { partners: PartnersView; heading: string };

/** Lists the possible partners of a product by kind, best first, including partners that do not fit. */
function PartnerGroups({ partners, heading }: PartnerGroupsProps) {
  const { product, isBasin, isUnmeasured, groups } = partners;
  return (
    <section aria-labelledby={product.slug} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id={product.slug} className="text-heading">
          {heading}
        </h2>
        <Link to={product.to} className="arrow-link">
          Strona produktu
          <Icon name="arrow-right" />
        </Link>
      </div>
      {isBasin && <RememberBasin basin={product.slug} />}
      {groups.length === 0 && (
        <p className="mt-3 max-w-prose text-muted">
          {isUnmeasured
            ? "Jeszcze nie wiemy, co do tego produktu pasuje: brakuje danych, z\u00a0których to liczymy."
            : "Dla tego produktu nie mamy reguł dopasowania."}{" "}
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

function Group({ group: { label, rows, isCut } }: { group: PartnersView["groups"][number] }) {
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{label}</h3>
      {isCut && (
        <p className="mt-1 text-muted">{`Najlepiej dopasowane z\u00a0większej liczby: ${rows.length}.`}</p>
      )}
      <PartnerTable caption={label} rows={rows} />
    </div>
  );
}
