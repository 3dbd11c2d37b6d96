import type { ReactNode } from "react";

type TableProps = { caption: string; heads?: readonly string[]; className?: string; children: ReactNode };

/** A table of data, whose rows are the children. Its caption is for screen readers alone. */
export function Table({ caption, heads = [], className = "mt-4", children }: TableProps) {
  return (
    <table className={`table ${className}`}>
      <caption className="sr-only">{caption}</caption>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  );
}
