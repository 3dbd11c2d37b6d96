import { projectAddition } from "~/catalogue/products/href";
import { fileSize } from "~/polish/file-size";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import type { PairView } from "./pair-view";
import type { FitProduct } from "./rows";

/** Table of drilling positions and mounting heights. */
export function MountingList({ rows }: { rows: PairView["mounting"] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="do-montazu">
      <h2 id="do-montazu" className="text-heading">
        Do montażu
      </h2>
      <table className="table mt-3">
        <caption className="sr-only">Do montażu</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className="w-1/2 !font-normal text-muted">
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Lists both products and every other product that their installation requires. A button copies all their catalogue
 * numbers, one per line.
 */
export function OrderList({ pair: { first, second, needs, card } }: { pair: PairView }) {
  const all: (FitProduct & { reason?: string })[] = [first, second, ...needs];
  return (
    <section aria-labelledby="potrzebne">
      <h2 id="potrzebne" className="text-heading">
        Potrzebne będą
      </h2>
      <ul className="mt-3 grid gap-2">
        {all.map((product) => (
          <li key={product.slug}>
            <Link to={product.to} className="link line-link">
              {product.name}
            </Link>{" "}
            <span className="text-muted" translate="no">
              {product.code}
            </span>
            {product.reason && <p className="text-sm text-muted">{product.reason}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-x-4">
        <CopyButton text={all.map(({ code }) => code).join("\n")} label="Kopiuj numery" />
        <Link
          to={projectAddition(...all.map(({ code }) => code))}
          rel="nofollow"
          className="link line-link print:hidden"
        >
          Dodaj do projektu
        </Link>
        {card && (
          <a href={card.path} download className="button button-secondary print:hidden">
            <Icon name="download" />
            {`Karta montażowa (PDF, ${fileSize(card.bytes)})`}
          </a>
        )}
      </p>
    </section>
  );
}
