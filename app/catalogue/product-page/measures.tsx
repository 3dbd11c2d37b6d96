import type { ValueRow } from "~/range/product";
import { Link } from "~/ui/links";

export function ValueTable({ caption, rows }: { caption: string; rows: ValueRow[] }) {
  return (
    <table className="table mt-4 wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <tbody>
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
      </tbody>
    </table>
  );
}
