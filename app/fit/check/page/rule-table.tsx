import { Table } from "~/ui/table";
import type { RuleRow } from "../pair-view";
import { VerdictMark } from "./verdict";

/** Table of rules with measurement, limit and source. It has only two columns, so that large text fits on a phone. */
export function RuleTable({ rules }: { rules: RuleRow[] }) {
  return (
    <Table caption="Reguły dopasowania" heads={["Wymaganie", "Wynik"]}>
      {rules.map(({ id, label, verdict, sentence, figure, margin, limit, source }) => (
        <tr key={id + label} className={verdict ? "" : "text-muted"}>
          <th scope="row" className="!font-normal">
            <span className="block font-semibold">{label}</span>
            {verdict !== "fits" && <span className="block">{sentence}</span>}
            <span className="block">{limit}</span>
            <span className="block text-sm text-muted">{source}</span>
          </th>
          <td className="w-2/5 wrap-anywhere">
            {figure && <span className="block">{figure}</span>}
            <VerdictMark verdict={verdict ?? "unknown"} />
            <span className="block text-sm text-muted">{margin}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
