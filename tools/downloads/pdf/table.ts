import type { Pdf } from "./document";
import { type Flow, wordsThatFit } from "./flow";
import { colours, type TextStyle, type } from "./theme";

export type TableColumn = {
  /** Width of the column, relative to the `share` of the other columns. */
  share: number;
  head?: string;
  style?: TextStyle;
};

type Table = {
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  /** True if the first cell of each row is a header cell. Default: false. */
  rowHeads?: boolean;
};

const padding = { side: 4, top: 3.2, bottom: 2.4 };
const headStyle: TextStyle = { ...type.smallStrong, colour: colours.muted };

/**
 * Draws a table with a line below each row; rows that do not fit continue in the next column, and so does the rest of a row
 * that is higher than one.
 */
export function drawTable(pdf: Pdf, flow: Flow, { columns, rows, rowHeads = false }: Table) {
  const heads = columns.map(({ head = "" }) => head);
  const hasHead = heads.some((head) => head !== "");
  pdf.group("Table", () => {
    if (hasHead) row(heads, true);
    for (const cells of rows) row(cells, false);
  });
  flow.y += 10;

  function stylesOf(isHead: boolean) {
    return columns.map(({ style = type.small }) => (isHead ? headStyle : style));
  }

  function heightOf(cells: readonly string[], isHead: boolean): number {
    return rowHeight(pdf, cells, cellWidths(columns, flow.width), stylesOf(isHead));
  }

  function row(cells: readonly string[], isHead: boolean) {
    const styles = stylesOf(isHead);
    const whole = heightOf(cells, isHead);
    flow.need(isHead ? whole * 3 : whole);
    const widths = cellWidths(columns, flow.width);
    const room = flow.room() - padding.top - padding.bottom;
    const fitting = cells.map((words, at) =>
      wordsThatFit(pdf, words, widths[at] ?? 0, room, styles[at] ?? type.small),
    );
    const height = heightOf(fitting, isHead);
    let x = flow.x;
    pdf.group("TR", () => {
      for (const [index, words] of fitting.entries()) {
        const width = widths[index] ?? 0;
        const scope = isHead ? "Column" : rowHeads && index === 0 ? "Row" : null;
        const style = styles[index] ?? type.small;
        const place = { x: x + (index === 0 ? 0 : padding.side), y: flow.y + padding.top, width };
        pdf.text(scope ? "TH" : "TD", words, place, style, scope ? { scope } : {});
        x += width + 2 * padding.side;
      }
    });
    flow.y += height;
    pdf.rule(flow, isHead ? 0.9 : 0.4, isHead ? colours.muted : colours.line);
    const rest = cells.map((words, at) => words.slice(fitting[at]?.length).trimStart());
    if (rest.some((words) => words !== "")) row(rest, isHead);
  }
}

function cellWidths(columns: readonly TableColumn[], width: number): number[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => (share / total) * width - 2 * padding.side);
}

function rowHeight(
  pdf: Pdf,
  cells: readonly string[],
  widths: readonly number[],
  styles: readonly TextStyle[],
): number {
  const heights = cells.map((words, index) =>
    pdf.heightOf(words, widths[index] ?? 0, styles[index] ?? type.small),
  );
  return Math.max(...heights) + padding.top + padding.bottom;
}

type Value = { label: string; value: string };

const valueColumns: TableColumn[] = [
  { share: 5, style: { ...type.small, colour: colours.muted } },
  { share: 5, style: type.smallStrong },
];

/** Draws a two-column table of labels and values. */
export function drawValues(pdf: Pdf, flow: Flow, rows: readonly Value[]) {
  drawTable(pdf, flow, {
    columns: valueColumns,
    rows: rows.map(({ label, value }) => [label, value]),
    rowHeads: true,
  });
}

/** Returns as many of the first rows as fit in a table at most `height` points high. */
export function valuesThatFit<Row extends Value>(
  pdf: Pdf,
  rows: readonly Row[],
  width: number,
  height: number,
): Row[] {
  const widths = cellWidths(valueColumns, width);
  const styles = valueColumns.map(({ style = type.small }) => style);
  let used = 0;
  return rows.filter(({ label, value }) => {
    used += rowHeight(pdf, [label, value], widths, styles);
    return used <= height;
  });
}
