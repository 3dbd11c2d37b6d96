import type { ReactNode } from "react";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { Try } from "../unchecked";
import type { FitSubject } from "../view";
import { OtherPair } from "./other-pair";
import { PartnerGroups } from "./partners";
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
        <VerdictBox answer="unknown" word={unchecked.word} rest={unchecked.rest}>
          {unchecked.tries.length > 0 && <Tries tries={unchecked.tries} />}
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
      {!isToChoose && <OtherPair form={form} />}
    </>
  );
}

function Tries({ tries }: { tries: Try[] }) {
  return (
    <ul className="fit-tries">
      {tries.map(({ name, kinds, to }) => (
        <li key={name}>
          {kinds ? `${name}: ${kinds}.` : `${name}: dla tego produktu nie mamy reguł dopasowania.`}
          {to && (
            <Link to={to} className="arrow-link">
              {`Co pasuje: ${name}`}
              <Icon name="arrow-right" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
