import type { RuleRow } from "./pair-view";
import { VerdictMark } from "./verdict";

/** What each rule measured, what it asks for and where that comes from. */
export function RuleTable({ rules }: { rules: RuleRow[] }) {
  return (
    <table className="table mt-4">
      <caption className="sr-only">Reguły dopasowania</caption>
      <thead>
        <tr>
          <th scope="col">Co sprawdzamy</th>
          <th scope="col">Wynik</th>
          <th scope="col">Wymaganie</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ id, label, verdict, sentence, figure, margin, limit, source }) => (
          <tr key={id + label}>
            <th scope="row">
              <span className="block first-letter:uppercase">{label}</span>
              {verdict !== "fits" && <span className="block text-sm font-normal text-muted">{sentence}</span>}
            </th>
            <td>
              {figure && <span className="block">{figure}</span>}
              <VerdictMark verdict={verdict} />
              <span className="block text-sm whitespace-nowrap text-muted">{margin}</span>
            </td>
            <td>
              {limit}
              <span className="block text-sm text-muted">{source}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
