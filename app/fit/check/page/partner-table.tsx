import type { PartnerRow } from "../rows";
import { ProductLine } from "./product-line";
import { VerdictMark } from "./verdict";

/** Table of products with their verdicts; each leads to the page of the pair. */
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
        {rows.map(({ verdict, note, insteadOf, ...product }) => (
          <tr key={product.to}>
            <th scope="row" className="!font-normal">
              <ProductLine product={product} note={insteadOf && `zamiast: ${insteadOf}`} />
            </th>
            <td>
              <VerdictMark verdict={verdict} />
              <span className="block text-sm text-muted">{note}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
