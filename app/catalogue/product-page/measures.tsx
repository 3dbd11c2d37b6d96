import type { ValueRow } from "~/catalogue/product/measures";
import type { ProductView } from "./view";

/** The technical drawing; the table below it repeats its numbers. */
export function ProductDrawing({ product: { drawing, name } }: { product: ProductView }) {
  if (!drawing) return null;
  return (
    <a href={drawing} className="mt-4 block rounded-xl border border-line bg-white p-3">
      <img
        src={drawing}
        alt={`Rysunek techniczny: ${name}, widok z przodu, z boku i z góry z wymiarami w milimetrach`}
        loading="lazy"
        decoding="async"
        className="mx-auto aspect-[4/3] w-full object-contain"
      />
    </a>
  );
}

/** Values with their labels, figures aligned. */
export function ValueTable({ caption, rows }: { caption: string; rows: ValueRow[] }) {
  return (
    <table className="table mt-4 wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row" className="w-1/2 !font-normal text-muted">
              {label}
            </th>
            <td translate="no">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
