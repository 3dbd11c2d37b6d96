/** Left, top, width and height of a part of a drawing. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** One drawing of a spare part, read from an SVG file. */
export type PartDrawing = ReturnType<typeof parseDrawing>;

/** Thrown for a file that is not shown; the message says in Polish what to change. */
export class DrawingError extends Error {
  override name = "DrawingError";

  constructor(
    message: string,
    /** From 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

const maxLength = 30_000;
const dimensionsId = "wymiary";
const symbolId = "symbol";

const shownElements = "g path line polyline polygon rect circle ellipse text tspan".split(" ");
const shownAttributes =
  "d points x y x1 y1 x2 y2 cx cy r rx ry width height dx dy transform opacity fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray font-family font-size font-weight text-anchor".split(
    " ",
  );
/** What programs write into every file; pages have no use for it. */
const ignoredAttributes = ["id", "version", "xmlns", "xml:space", "viewBox"];

const token =
  /<!--[\s\S]*?-->|<\?xml[^>]*>|<!DOCTYPE[^>[]*>|<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|\s+|[^<]+/gy;
const attribute = /\s([\w:-]+)="([^"]*)"/g;
const looseAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

type Element = { name: string; isDimension: boolean };

/**
 * Reads a drawing. Only elements and attributes that draw are allowed, in the colour of the page's text, so that a file
 * can neither run nor load anything and looks right in both themes.
 * @throws {DrawingError}
 */
export function parseDrawing(text: string) {
  let at = 0;
  const fail = (message: string): never => {
    throw new DrawingError(message, text.slice(0, at).split("\n").length);
  };
  if (text.length > maxLength)
    fail(`najwyżej ${maxLength / 1000} kB, a plik ma ${Math.ceil(text.length / 1000)}`);
  const open: Element[] = [];
  const told = { title: "", desc: "" };
  let box: ViewBox | undefined;
  let symbolBox: ViewBox | undefined;
  let markup = "";
  let symbol = "";

  const write = (svg: string, isDimension = open.at(-1)?.isDimension) => {
    markup += svg;
    if (!isDimension) symbol += svg;
  };
  const begin = (name: string, attributes: Map<string, string>, isEmpty: boolean) => {
    const id = attributes.get("id");
    const isRoot = open.length === 0;
    if (isRoot !== (name === "svg") || (isRoot && box)) fail("cały plik ma być jednym elementem <svg>");
    if (isRoot || name === "view") {
      const named = readBox(attributes.get("viewBox"));
      if (!named) return fail(`<${name}> ma mieć viewBox z czterech liczb, np. 0 0 240 180`);
      if (isRoot) box = named;
      else if (id === symbolId) symbolBox = named;
    }
    const isDimension = open.at(-1)?.isDimension || id === dimensionsId;
    if (isRoot) write(`<g${looks(attributes, ["width", "height"])}>`);
    else if (shownElements.includes(name))
      write(`<${name}${looks(attributes)}${isEmpty ? "/" : ""}>`, isDimension);
    else if (!["title", "desc", "view"].includes(name))
      fail(
        `element <${name}> nie jest dozwolony: zapisz rysunek jako zwykły SVG, bez obrazów, stylów i skryptów`,
      );
    if (!isEmpty) open.push({ name, isDimension });
  };
  const looks = (attributes: Map<string, string>, without: readonly string[] = []) => {
    const kept = [...attributes].filter(
      ([name]) => !ignoredAttributes.includes(name) && !without.includes(name),
    );
    for (const [name, value] of kept) {
      if (!shownAttributes.includes(name)) fail(`atrybut ${name} nie jest dozwolony`);
      if (/url\(/i.test(value)) fail(`${name}: odwołania nie są dozwolone`);
      if ((name === "fill" || name === "stroke") && !["none", "currentColor"].includes(value))
        fail(`${name}: w ciemnym motywie widać tylko currentColor albo none, nie ${value}`);
    }
    return kept.map(([name, value]) => ` ${name}="${value}"`).join("");
  };
  const end = (name: string) => {
    const last = open.at(-1);
    if (last?.name !== name) fail(`</${name}> nie zamyka otwartego elementu`);
    if (name === "svg") write("</g>");
    else if (shownElements.includes(name)) write(`</${name}>`);
    open.pop();
  };
  const say = (words: string) => {
    const name = open.at(-1)?.name ?? "";
    if (name === "title" || name === "desc") {
      if (words.includes("&")) fail(`<${name}>: wpisz znak wprost, bez &`);
      told[name] += words;
    } else if (name === "text" || name === "tspan") write(words);
    else if (words.trim() !== "") fail("tekst ma stać w elemencie <text>");
  };

  for (const [found, slash, name, attributes = "", empty] of text.matchAll(token)) {
    if (looseAmpersand.test(found)) fail("zamiast znaku & wpisz &amp;");
    if (name && slash) end(name);
    else if (name) begin(name, new Map(entries(attributes)), empty === "/");
    else if (!found.startsWith("<")) say(found);
    at += found.length;
  }
  if (at < text.length || open.length > 0) fail("to nie jest poprawny plik SVG");
  if (!box) return fail("brakuje elementu <svg>");
  if (told.title.trim() === "") return fail("brakuje <title>: co widać, np. widok z boku");
  return {
    /** What it shows, in Polish: `widok z boku`. */
    label: told.title.trim(),
    /** Caption below it on the page; usually empty. */
    note: told.desc.trim(),
    box,
    /** The part of it that the small drawing shows. */
    symbolBox: symbolBox ?? box,
    /** Its shapes and texts as SVG. */
    markup,
    /** The markup without dimensions. */
    symbol,
  };
}

function entries(attributes: string): [string, string][] {
  return [...attributes.matchAll(attribute)].map(([, name = "", value = ""]) => [name, value]);
}

function readBox(text = ""): ViewBox | undefined {
  const [left = 0, top = 0, width = 0, height = 0, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = [left, top, width, height].every(Number.isFinite) && width > 0 && height > 0;
  return isBox && more.length === 0 ? [left, top, width, height] : undefined;
}
