import { formatDate } from "lib/polish/date";
import { plural } from "lib/polish/plural";
import { sheetFrame } from "~/fit/templates";
import type { Pdf } from "../pdf/document";
import { drawSideBySide, flowHeading, flowList } from "../pdf/flow";
import { drawFrame } from "../pdf/logo";
import { drawQrCode, qrSide } from "../pdf/qr";
import { drawValues } from "../pdf/table";
import { area, colours, pointsPerMm, textColumns, type } from "../pdf/theme";
import type { DrawnTemplate } from "./outlines";
import { printAtFullSize } from "./print-note";
import { drawSurface } from "./surface";
import type { PdfPlan } from "./viewport";

const gap = 28;
const sheetForms = { one: "arkusz", few: "arkusze", many: "arkuszy" };

const surfaces = {
  counter: "Blat widziany z góry, ściana u góry rysunku.",
  floor: "Podłoga widziana z góry.",
  wall: "Ściana widziana z przodu.",
};

const singleSheet = "Całość mieści się na jednym arkuszu.";
const joining =
  "Każdy następny arkusz przytnij wzdłuż lewej i górnej kreskowanej linii i naklej na zakładkę poprzedniego tak, żeby spotkały się połówki znaków pasowania. Na koniec zmierz na sklejonym szablonie największy z wymiarów.";

const linkStyle = { ...type.note, align: "center" } as const;
const numberStyle = { ...type.heading, size: 13, colour: colours.accent };

export type Cover = { page: string; brand: string; date: string };

/**
 * Draws the first page, or several: what the template is, how to print and join it, and what to measure before drilling.
 */
export function drawTemplateCover(
  pdf: Pdf,
  template: DrawnTemplate,
  plan: PdfPlan,
  { page, brand, date }: Cover,
) {
  const nextPage = () => {
    pdf.newPage();
    drawFrame(pdf, brand, "Szablon 1:1 · A4");
    return area.top;
  };
  nextPage();
  const words = { x: area.left, width: area.width - qrSide - gap };
  let y = pdf.text("H1", template.title, { ...words, y: 62 }, type.heading) + 2;
  const numbers = `Szablon 1:1 · ${template.codes.join(" · ")} · dane z ${formatDate(date)}`;
  y = pdf.text("P", numbers, { ...words, y }, { ...type.strong, colour: colours.accent }) + 3;
  if (template.basis) y = pdf.text("P", template.basis, { ...words, y }, type.strong);
  y = pdf.text("P", surfaces[template.surface], { ...words, y }, type.body);
  const code = { x: area.right - qrSide, y: 58, width: qrSide };
  const link = { ...code, y: drawQrCode(pdf, page, code) };
  const below = pdf.link("strona w serwisie", { url: page }, link, linkStyle);
  const place = { x: area.left, y: Math.max(y, below), width: area.width };
  y = printAtFullSize(pdf, { ...place, height: sheetFrame.below * pointsPerMm }) + 22;

  drawSideBySide(pdf, { ...textColumns(2, gap), top: y, nextPage }, [
    (flow) => {
      flowHeading(pdf, flow, "H2", "Zmierz przed wierceniem");
      flowList(pdf, flow, template.checks, true);
      if (template.facts.length > 0) {
        flowHeading(pdf, flow, "H2", "Do montażu");
        drawValues(pdf, flow, template.facts);
      }
      flowHeading(pdf, flow, "H2", "Czego dane nie podają");
      flowList(pdf, flow, template.unknown);
    },
    ({ x, y: top, width }) => drawSheetMap(pdf, template, plan, { x, y: top, width, bottom: area.bottom }),
  ]);
}

type MapBox = { x: number; y: number; width: number; bottom: number };

/** Draws all sheets with their numbers, as large as the box allows, and says how to join them. */
function drawSheetMap(pdf: Pdf, template: DrawnTemplate, plan: PdfPlan, { x, y, width, bottom }: MapBox) {
  const { sheets, covered: shown } = plan;
  let top = pdf.text("H2", `Układ: ${plural(sheets.length, sheetForms)}`, { x, y, width }, type.section) + 3;
  top = pdf.text("P", sheets.length === 1 ? singleSheet : joining, { x, y: top, width }, type.small) + 8;
  const [across, down] = [shown.right - shown.left, shown.bottom - shown.top];
  const scale = Math.min(width / across, (bottom - top) / down);
  const box = { x, y: top, width: across * scale, height: down * scale };
  pdf.figure(`Układ arkuszy: ${sheets.map(({ number }) => number).join(", ")}`, box, () => {
    pdf.doc.save().rect(box.x, box.y, box.width, box.height).clip();
    drawSurface(pdf, template, { x, y: top, scale, shown });
    pdf.doc.restore();
    for (const sheet of sheets) {
      const left = x + (sheet.left - shown.left) * scale;
      const upper = top + (sheet.top - shown.top) * scale;
      pdf.doc.rect(left, upper, plan.area.width * scale, plan.area.height * scale);
      pdf.doc.lineWidth(0.6).stroke(colours.accent);
      pdf.label(String(sheet.number), { x: left + 5, y: upper + 15 }, numberStyle);
    }
  });
}
