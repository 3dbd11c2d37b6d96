import type { ValueRow } from "~/catalogue/product/measures";
import { Link } from "~/ui/links/link";

/** Values with their labels, figures aligned. */
export function ValueTable({ caption, rows }: { caption: string; rows: ValueRow[] }) {
  return (
    <table className="table mt-4 wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ key, label, value, to }) => (
          <tr key={key}>
            <th scope="row" className="w-1/2 !font-normal text-muted">
              {label}
            </th>
            <td translate="no">
              {to ? (
                <Link to={to} className="link">
                  {value}
                </Link>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
