import { TitledSection } from "~/ui/page";
import { MountingList, OrderList, ProductLines } from "../../check/page/installer";
import { RuleTable } from "../../check/page/rule-table";
import type { ChosenView } from "../chosen-view";

/** What the rules say about the chosen tap, what the installer measures out, and what to order. */
export function ChosenDetails({ chosen, assumptions }: { chosen: ChosenView; assumptions: string }) {
  const { product, rules, mounting, needs, drainage } = chosen;
  return (
    <div className="own-details">
      <TitledSection id="reguly" title="Co sprawdziliśmy">
        <p className="mt-2 text-muted">
          {product.name} <span translate="no">{product.code}</span>, przy podanych wymiarach. {assumptions}
        </p>
        <RuleTable rules={rules} />
      </TitledSection>
      {chosen.verdict !== "fails" && (
        <div className="grid content-start gap-10">
          <OrderList products={[product, ...needs]} card={null} />
          {drainage.length > 0 && (
            <TitledSection id="odplyw-tez" title="Jeśli wymieniasz też odpływ">
              <ProductLines products={drainage} />
            </TitledSection>
          )}
          <MountingList rows={mounting} />
        </div>
      )}
    </div>
  );
}
