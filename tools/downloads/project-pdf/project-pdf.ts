import { existsSync } from "node:fs";
import { builtSite } from "lib/platform/files.server";
import { formatDate } from "lib/polish/date";
import { polishNumber } from "lib/polish/number";
import type { ProjectPdf } from "~/project/export";
import { amountText, lineCount, sheetTexts, weightRows } from "~/project/list";
import { createPdf, type Line, type Pdf } from "../pdf/document";
import { createFlow, type Flow, flowHeading } from "../pdf/flow";
import { drawFrame } from "../pdf/logo";
import { drawQrCode } from "../pdf/qr";
import { drawValues } from "../pdf/table";
import { area, colours, type TextStyle, type } from "../pdf/theme";

type Project = ProjectPdf["project"];
type Room = Project["rooms"][number];
type RoomLine = Room["lines"][number];

/**
 * Side length in points of the picture and of the QR code in each line. Phones can read a printed QR code of this size.
 */
const side = 54;
/** Side length of the view box of a spare part's outline. */
const outlineSide = 48;
const gap = 12;
const padding = 5;
const lineHeight = side + 2 * padding;
const quantityWidth = 52;

/**
 * Renders a project list as a PDF. Each line has a picture, name, codes and quantity, and a QR code for the product
 * page.
 */
export function makeProjectPdf({ project, brand, date }: ProjectPdf): Promise<Uint8Array> {
  const pdf = createPdf({
    title: titleOf(project),
    subject: namesOf(project),
    author: brand.author,
    date,
  });
  const nextPage = () => {
    const right = `${formatDate(date)} · strona ${pdf.newPage()}`;
    drawFrame(pdf, brand.name, titleOf(project), { right });
    return area.top;
  };
  const flow = createFlow({ lefts: [area.left], width: area.width, top: nextPage(), nextPage });
  flow.y = pdf.text("H1", titleOf(project), flow, type.title) + 4;
  flow.y = pdf.link(sheetTexts.link, { url: project.href }, flow, linkStyle) + 16;
  for (const room of project.rooms) drawRoom(pdf, flow, room);
  drawSums(pdf, flow, project);
  return pdf.finish();
}

const titleOf = ({ name }: Project) => name || sheetTexts.title;
const linkStyle = { ...type.body, colour: colours.accent };

function namesOf({ rooms }: Project): string {
  return rooms.map(({ title }) => title).join(", ");
}

function drawRoom(pdf: Pdf, flow: Flow, { title, lines }: Room) {
  flow.need(lineHeight + 40);
  flowHeading(pdf, flow, "H2", `${title} · ${lineCount(lines.length)}`, type.heading);
  pdf.rule(flow, 0.9);
  pdf.group("L", () => {
    for (const line of lines) {
      const height =
        Math.max(line.product ? side : 0, heightOfWords(pdf, line, wordsWidth(flow))) + 2 * padding;
      flow.need(height);
      pdf.listItem(() => drawLine(pdf, line, { ...flow, y: flow.y + padding }));
      flow.y += height;
      pdf.rule(flow, 0.4);
    }
  });
  flow.y += 16;
}

function drawLine(pdf: Pdf, line: RoomLine, { x, y, width }: Line) {
  const { quantity, product } = line;
  if (product) drawPictureOrOutline(pdf, product, { x, y, width: side });
  const words = { x: x + side + gap, width: wordsWidth({ width }) };
  let below = y;
  for (const [text, style] of wordsOf(line)) {
    const place = { ...words, y: below };
    below =
      product && text === product.name
        ? pdf.link(text, { url: product.page }, place, style)
        : pdf.text("P", text, place, style);
  }
  const amount = { x: x + width - side - gap - quantityWidth, y, width: quantityWidth };
  pdf.text("P", amountText(quantity ?? 0), amount, { ...type.strong, align: "right" });
  if (product?.scanned) drawQrCode(pdf, product.scanned, { x: x + width - side, y, width: side });
}

/** Returns the texts beside the picture, from top to bottom. */
function wordsOf({ code, product, note, problem }: RoomLine): [string, TextStyle][] {
  const numbers = product && [code, product.gtin && `EAN ${product.gtin}`, product.finish];
  const words: [string, TextStyle][] = [
    [product?.name ?? code, type.strong],
    [numbers?.filter(Boolean).join(" · ") ?? "", type.small],
    [note && sheetTexts.note + note, type.note],
    [problem && sheetTexts.problem + problem, type.note],
  ];
  return words.filter(([text]) => text);
}

function wordsWidth({ width }: Pick<Line, "width">): number {
  return width - 2 * (side + gap) - quantityWidth;
}

function heightOfWords(pdf: Pdf, line: RoomLine, width: number): number {
  return wordsOf(line).reduce((sum, [text, style]) => sum + pdf.heightOf(text, width, style), 0);
}

/** Draws the picture, or the drawing of a spare part's kind if it has no picture. */
function drawPictureOrOutline(
  pdf: Pdf,
  { name, picture, outline }: NonNullable<RoomLine["product"]>,
  place: Line,
) {
  if (picture) drawSmallPicture(pdf, picture, name, place);
  else if (outline) drawOutline(pdf, outline, name, place);
}

function drawOutline(pdf: Pdf, outline: string, alt: string, { x, y, width }: Line) {
  pdf.figure(alt, { x, y, width, height: width }, () => {
    pdf.doc.rect(x, y, width, width).fill(colours.stage);
    pdf.at({ x, y, scale: width / outlineSide }, () =>
      pdf.doc.path(outline).lineWidth(1).lineJoin("round").lineCap("round").stroke(colours.ink),
    );
  });
}

/** Draws the smallest JPEG of a picture; draws nothing if the file is missing. */
function drawSmallPicture(pdf: Pdf, picture: string, alt: string, { x, y, width }: Line) {
  const file = `${builtSite.folder}/images/${picture}-640.jpg`;
  if (!existsSync(file)) return;
  pdf.figure(alt, { x, y, width, height: width }, () => pdf.doc.image(file, x, y, { fit: [width, width] }));
}

function drawSums(pdf: Pdf, flow: Flow, { sums }: Project) {
  const { pieces, flow: water } = sums;
  flow.need(110);
  flowHeading(pdf, flow, "H2", sheetTexts.sums);
  drawValues(pdf, flow, [
    { label: "Liczba opakowań", value: String(pieces) },
    ...weightRows(sums),
    ...(water > 0
      ? [{ label: "Największy przepływ jednoczesny", value: `${polishNumber(water, 1)} l/min` }]
      : []),
  ]);
}
