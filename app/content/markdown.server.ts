import createMarkdownIt, { type MarkdownIt, type Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import { slugOf } from "~/polish/slug";
import { typeset } from "~/polish/typeset";

export type Heading = {
  /** The fragment of its address. */
  id: string;
  text: string;
  /** 2 for `##`, 3 for `###`. */
  level: number;
};

export type RenderedMarkdown = { html: string; headings: Heading[] };

/** Pages of this site, fragments, and addresses that cannot run a script. */
const safeLink = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;

const markdown = createMarkdown();

/**
 * Renders the editors' Markdown with GFM tables (behaviour 25.4). Raw HTML is shown as text, links with schemes other
 * than http, https, mailto and tel stay text, pictures are not rendered (they belong in the front matter, where their
 * size is known). Headings get their slug as id; a repeated slug gets `-2`.
 */
export function renderMarkdown(text: string): RenderedMarkdown {
  const tokens = markdown.parse(text, {});
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings: listHeadings(tokens) };
}

function createMarkdown(): MarkdownIt {
  const renderer = createMarkdownIt({ html: false, linkify: false, typographer: false }).disable("image");
  renderer.validateLink = (address) => safeLink.test(address);
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

/** A line break in the source becomes a space, so that it may become a no-break space like the others. */
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
  for (const token of tokens) {
    if (token.type === "th_open") token.attrSet("scope", "col");
  }
}

/** A table that scrolls on a phone is a region, and a region needs a name: that of the heading above. */
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
