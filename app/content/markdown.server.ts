import { ownPath } from "lib/platform/http";
import { plainSource } from "lib/polish/plain-text";
import { slugOf } from "lib/polish/slug";
import { typeset } from "lib/polish/typeset";
import createMarkdownIt, { type MarkdownIt, type Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import type { z } from "zod";
import { onceForFile } from "./files/loading-work";
import { readContent } from "./files.server";

export type Heading = {
  /** Id of the heading, used as URL fragment. */
  id: string;
  text: string;
  /** Heading level: 2 for `##`, 3 for `###`. */
  level: number;
};

type RenderedMarkdown = { html: string; headings: Heading[] };

/**
 * Reads and validates a Markdown file and renders its body.
 * @throws {ContentError} like `readContent`
 */
export function readMarkdown<Schema extends z.ZodType>(name: string, schema: Schema) {
  const file = readContent(name, schema);
  return { ...file, ...onceForFile("rendered", name, () => renderMarkdown(file.body)) };
}

/** Link of a Markdown text, or text that was meant as one and is shown as it stands. */
export type WrittenLink = {
  kind: "link" | "noLink";
  value: string;
  /** Line in the text, from 0. */
  line: number;
};

/** Matches the allowed link targets besides paths on this site: fragments, and URL schemes that cannot run scripts. */
const safeLink = /^(?:#|https?:\/\/|mailto:|tel:)/i;

/** Matches what editors write as a link but Markdown does not parse as one. */
const noLink = /\][([]|\] \((?:[/#]|https?:)|\)\[(?:[/#]|https?:)|^\[[^\]]*\]:|<a\s/gi;

const markdown = createMarkdown();

/**
 * Renders Markdown with GFM tables (behaviour 25.4).
 * - Raw HTML is shown as text. Entities of invisible characters, which `parseSource` drops as characters, are dropped.
 * - Links with schemes other than http, https, mailto and tel are shown as text.
 * - Pictures are not rendered; they belong in the front matter, because their size is known there.
 * - Each heading gets its slug as id; if the slug is repeated, `-2`, `-3` … is added.
 */
export function renderMarkdown(text: string): RenderedMarkdown {
  const tokens = markdown.parse(text, {});
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings: listHeadings(tokens) };
}

/**
 * Matches marks of Markdown and HTML. In rendered text, they are syntax that editors got wrong and visitors see
 * literally, unless a backslash shows that they were meant.
 */
export const textMark = /\*\*|__|~~|`|##|\||•|\ufffd|<\/?[a-z][^<>]*>|\[[ x]?\]/i;

type Notes = { links: WrittenLink[]; marks: { mark: string; line: number }[] };

/** What Markdown parses as syntax, although it may have been meant literally. */
type TakenSign = "underlined" | "numbered" | "indented" | "emphasised" | "plus" | "greater";

/**
 * Lists what editors have to look at in a Markdown text, with the lines in the source, from 0: its links, as {@link
 * renderMarkdown} renders them, whatever way they are written; what {@link textMark} matches in the rendered text; and
 * text that Markdown parses as syntax.
 */
export function inspectMarkdown(text: string) {
  const notes: Notes = { links: [], marks: [] };
  let line = 0;
  const tokens = markdown.parse(text, notes);
  const signs = tokens.flatMap((token, place) => {
    line = token.map?.[0] ?? line;
    const sign = takenSign(token, tokens[place + 2]);
    return sign ? { sign, line } : [];
  });
  return { ...notes, signs };
}

/** @param content what a list or quotation begins with, after the token of its first entry or paragraph */
function takenSign(token: Token, content?: Token): TakenSign | null {
  if (token.type === "heading_open" && /[-=]/.test(token.markup)) return "underlined";
  if (token.type === "ordered_list_open" && token.attrGet("start") !== null) return "numbered";
  if (token.type === "code_block") return "indented";
  if (token.type === "bullet_list_open" && token.markup === "+") return "plus";
  if (token.type === "blockquote_open" && /^\d/.test(content?.content ?? "")) return "greater";
  const isWithinWord = token.children?.some(
    ({ type }, place, all) =>
      (/^(?:em|strong|s)_open$/.test(type) && /[\p{L}\d]$/u.test(all[place - 1]?.content ?? "")) ||
      (/^(?:em|strong|s)_close$/.test(type) && /^[\p{L}\d]/u.test(all[place + 1]?.content ?? "")),
  );
  return isWithinWord ? "emphasised" : null;
}

function createMarkdown(): MarkdownIt {
  const renderer = createMarkdownIt({ html: false, linkify: false, typographer: false }).disable("image");
  renderer.validateLink = (href) => ownPath.test(href) || safeLink.test(href);
  renderer.core.ruler.before("normalize", "drop_invisible", (state) => {
    // Repeated, because dropping an entity may complete another one around it.
    for (let before = ""; before !== state.src; ) {
      before = state.src;
      state.src = before.replace(/&(?:(#x[\da-f]{1,6}|#\d{1,7})|\w{1,31});/gi, (entity, number) => {
        const shown = renderer.utils.unescapeAll(entity);
        // Numbers of control characters stay as they are, and would be shown as "�".
        return shown === plainSource(shown) && !(number && shown === entity) ? entity : "";
      });
    }
  });
  renderer.core.ruler.before("text_join", "note_texts", ({ tokens, env }) =>
    noteTexts(tokens, env as Partial<Notes>),
  );
  renderer.core.ruler.before("text_join", "join_lines", ({ tokens }) => joinLines(tokens));
  renderer.core.ruler.push("typeset", ({ tokens }) => typesetTokens(tokens));
  renderer.core.ruler.push("external_links", ({ tokens }) => markExternalLinks(tokens));
  renderer.core.ruler.push("table_cells", ({ tokens }) => markTableHeads(tokens));
  renderer.use(anchor, { slugify: slugOf, tabIndex: false, uniqueSlugStartIndex: 2 });
  renderer.renderer.rules.table_open = (tokens, index) =>
    `<div class="table-scroll" role="region" tabindex="0" aria-label="${tableLabel(renderer, tokens, index)}"><table>\n`;
  renderer.renderer.rules.table_close = () => "</table></div>\n";
  return renderer;
}

/** Notes links and marks before lines are joined and before escaped signs become text. */
function noteTexts(tokens: Token[], { links = [], marks = [] }: Partial<Notes>) {
  let line = 0;
  for (const { map, children } of tokens) {
    // Table cells have no line numbers, but their row has one.
    line = map?.[0] ?? line;
    for (const token of children ?? []) {
      if (token.type === "text") {
        const mark = textMark.exec(token.content)?.[0];
        if (mark) marks.push({ mark, line });
        for (const { 0: found, index } of token.content.matchAll(noLink)) {
          const start = Math.max(
            0,
            ...["[", "("].map((bracket) => token.content.lastIndexOf(bracket, index)),
          );
          const end = token.content.indexOf(" ", index + found.length);
          const value = token.content.slice(start, end < 0 ? undefined : end);
          links.push({ kind: "noLink", value, line });
        }
      } else if (token.type === "link_open")
        links.push({ kind: "link", value: String(token.attrGet("href")), line });
      else if (token.type.endsWith("break")) line += 1;
    }
  }
}

/** Replaces line breaks in the source with spaces, so that `typeset` can turn them into no-break spaces. */
function joinLines(tokens: Token[]) {
  for (const token of inlineTokens(tokens)) {
    if (token.type !== "softbreak") continue;
    token.type = "text";
    token.content = " ";
  }
}

function typesetTokens(tokens: Token[]) {
  for (const token of inlineTokens(tokens)) {
    if (token.type === "text") token.content = typeset(token.content);
  }
}

function markExternalLinks(tokens: Token[]) {
  for (const token of inlineTokens(tokens)) {
    if (token.type !== "link_open") continue;
    if (/^https?:/i.test(String(token.attrGet("href")))) token.attrSet("rel", "noopener noreferrer");
  }
}

function markTableHeads(tokens: Token[]) {
  let heads: string[] = [];
  let column = 0;
  tokens.forEach((token, at) => {
    const text = tokens[at + 1]?.content ?? "";
    if (token.type === "thead_open") heads = [];
    if (token.type === "tr_open") column = 0;
    if (token.type === "th_open") {
      token.attrSet("scope", "col");
      heads.push(text);
    }
    if (token.type === "td_open") {
      // On a phone a row with many columns is a card, in which each cell says what it is.
      const head = heads[column++];
      if (heads.length > 2 && column > 1 && head) token.attrSet("data-head", head);
    }
  });
}

/** Returns the accessible name of the scroll region around a table, taken from the nearest heading above the table. */
function tableLabel(renderer: MarkdownIt, tokens: Token[], index: number): string {
  const heading = listHeadings(tokens.slice(0, index)).at(-1);
  return renderer.utils.escapeHtml(heading ? `Tabela: ${heading.text}` : "Tabela");
}

function listHeadings(tokens: Token[]): Heading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== "heading_open") return [];
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join("");
    return [{ id: String(token.attrGet("id")), text, level: Number(token.tag.slice(1)) }];
  });
}

function inlineTokens(tokens: Token[]): Token[] {
  return tokens.flatMap(({ children }) => children ?? []);
}
