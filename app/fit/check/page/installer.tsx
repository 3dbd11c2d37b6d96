import { additionLabel, projectAddition } from "~/range/products";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { Table } from "~/ui/table";
import type { PairView } from "../pair-view";
import type { FitProduct } from "../rows";
import { ProductLine } from "./product-line";

/** Table of drilling positions and mounting heights. */
export function MountingList({ rows }: { rows: PairView["mounting"] }) {
  if (rows.length === 0) return null;
  return (
    <TitledSection id="do-montazu" title="Do montażu">
      <Table caption="Do montażu" className="mt-3">
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="w-2/5 !font-normal text-muted [overflow-wrap:anywhere] sm:w-1/2">
              {label}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </Table>
    </TitledSection>
  );
}

type ProductLinesProps = { products: (FitProduct & { reason?: string })[] };

/** Lists products, each with the reason why it is needed. */
export function ProductLines({ products }: ProductLinesProps) {
  return (
    <ul className="mt-3 grid gap-3">
      {products.map((product) => (
        <li key={product.slug}>
          <ProductLine product={product} note={product.reason} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists products and every other product that their installation requires. Buttons add them all to the project
 * list and copy the catalogue numbers, one per line.
 */
export function OrderList({ products }: ProductLinesProps) {
  return (
    <TitledSection id="potrzebne" title="Potrzebne będą">
      <ProductLines products={products} />
      <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <Link
          // Adds only products that are not on the list in any finish.
          to={`${projectAddition(...products.map(({ code }) => code))}&tylko=brakujace`}
          rel="nofollow"
          className="button button-primary"
        >
          <Icon name="plus" />
          {additionLabel(
            products.length > 1 ? "Dodaj wszystkie do projektu" : "Dodaj do projektu",
            products.map(({ finish }) => finish),
          )}
        </Link>
        <CopyButton
          text={products.map(({ code }) => code).join("\n")}
          label="Kopiuj numery"
          look="button button-quiet"
        />
      </div>
    </TitledSection>
  );
}
