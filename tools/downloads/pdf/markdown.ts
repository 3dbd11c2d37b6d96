import { typeset } from "lib/polish/typeset";
import createMarkdownIt, { type Token } from "markdown-it";
import type { Pdf } from "./document";
import { type Flow, flowHeading, flowList, flowText } from "./flow";
import { drawTable } from "./table";
import { type } from "./theme";

const markdown = createMarkdownIt({ html: false });

/** Draws Markdown: headings, paragraphs, lists and tables. Links become plain text. */
export function drawMarkdown(pdf: Pdf, flow: Flow, text: string) {
  const tokens = markdown.parse(text, {});
  for (const [index, { type: kind, level, tag }] of tokens.entries()) {
    if (level !== 0) continue;
    const inside = () => wordsUntil(tokens, index, kind.replace("_open", "_close"));
    if (kind === "heading_open") flowHeading(pdf, flow, tag.toUpperCase(), inside().join(" "));
    if (kind === "paragraph_open") flowText(pdf, flow, "P", inside().join(" "), type.small, 6);
    if (kind === "bullet_list_open") flowList(pdf, flow, inside());
    if (kind === "ordered_list_open") flowList(pdf, flow, inside(), true);
    if (kind === "table_open") drawProseTable(pdf, flow, tokens.slice(index));
  }
}

function drawProseTable(pdf: Pdf, flow: Flow, tokens: readonly Token[]) {
  const ends = tokens.findIndex(({ type: kind }) => kind === "table_close");
  const table = tokens.slice(0, ends);
  const starts = table.flatMap(({ type: kind }, index) => (kind === "tr_open" ? index : []));
  const [heads = [], ...rows] = starts.map((start) => wordsUntil(table, start, "tr_close"));
  if (heads.length > 3) {
    for (const row of rows) drawRowAsText(pdf, flow, heads, row);
    return;
  }
  const columns = heads.map((head, index) => ({ share: index === 0 ? 1.6 : 1, head }));
  drawTable(pdf, flow, { columns, rows, rowHeads: true });
}

/** Draws a row of a table that is too wide for a column: a heading with the values below it. */
function drawRowAsText(
  pdf: Pdf,
  flow: Flow,
  heads: readonly string[],
  [name = "", ...values]: readonly string[],
) {
  flowHeading(pdf, flow, "H3", name, type.smallStrong);
  flow.y -= 3;
  for (const [index, value] of values.entries())
    flowText(pdf, flow, "P", `${heads[index + 1]}: ${value}`, type.small, 1);
  flow.y += 5;
}

/** Returns the texts between the token at `start` and its closing token, in order. */
function wordsUntil(tokens: readonly Token[], start: number, close: string): string[] {
  const inside = tokens.slice(start);
  const end = inside.findIndex(({ type: kind }) => kind === close);
  return inside
    .slice(0, end)
    .filter(({ type: kind }) => kind === "inline")
    .map(({ children }) => typeset(plainWords(children ?? [])));
}

function plainWords(tokens: readonly Token[]): string {
  return tokens.map(({ type: kind, content }) => (kind === "softbreak" ? " " : content)).join("");
}
