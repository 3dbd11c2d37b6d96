import { Table } from "~/ui/table";
import type { PartnerRow } from "../rows";
import { ProductLine } from "./product-line";
import { VerdictMark } from "./verdict";

/** Table of products with their verdicts; each leads to the page of the pair. */
export function PartnerTable({ caption, rows }: { caption: string; rows: PartnerRow[] }) {
  return (
    <Table caption={caption} heads={["Produkt", "Wynik"]} className="mt-3">
      {rows.map(({ verdict, note, insteadOf, ...product }) => (
        <tr key={product.to}>
          <th scope="row" className="!font-normal">
            <ProductLine product={product} note={insteadOf && `zamiast: ${insteadOf}`} />
          </th>
          <td className="w-2/5">
            <VerdictMark verdict={verdict} />
            <span className="block text-sm text-muted">{note}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
