import type { ValueRow } from "~/range/product";
import { Link } from "~/ui/link";
import { Table } from "~/ui/table";

export function ValueTable({ caption, rows }: { caption: string; rows: ValueRow[] }) {
  return (
    <Table caption={caption} className="mt-4 wrap-anywhere">
      {rows.map(({ key, label, value, to }) => (
        <tr key={key}>
          <th scope="row" className="w-1/2 align-baseline !font-normal text-muted">
            {label}
          </th>
          <td className="align-baseline" translate="no">
            {to ? (
              <Link to={to} className="link line-link -my-1.5">
                {value}
              </Link>
            ) : (
              value
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
