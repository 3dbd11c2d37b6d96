import { formatDate } from "lib/polish/date";
import { polishNumber } from "lib/polish/number";
import { plural } from "lib/polish/plural";
import { sheetFrame } from "~/fit/templates";
import type { Pdf } from "../pdf/document";
import { drawEvenly, flowHeading, flowList, flowText } from "../pdf/flow";
import { drawFrame } from "../pdf/logo";
import { drawQrCode, qrSide } from "../pdf/qr";
import { drawValues } from "../pdf/table";
import { area, colours, pointsPerMm, textColumns, type } from "../pdf/theme";
import type { DrawnTemplate } from "./outlines";
import { printAtFullSize } from "./print-note";

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

export type Cover = { page: string; brand: string; date: string };

/**
 * Draws the first page, or several: what the template is, how to print and join it, and what to measure before drilling.
 */
export function drawTemplateCover(
  pdf: Pdf,
  template: DrawnTemplate,
  sheets: number,
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

  drawEvenly(pdf, { ...textColumns(2, gap), top: y, nextPage }, (flow) => {
    flowHeading(pdf, flow, "H2", "Zmierz przed wierceniem");
    flowList(pdf, flow, template.checks, true);
    if (template.facts.length > 0) {
      flowHeading(pdf, flow, "H2", "Do montażu");
      drawValues(pdf, flow, template.facts);
    }
    const levels = levelWords(template);
    if (levels.length > 0) {
      flowHeading(pdf, flow, "H2", "Od linii głównej");
      flowList(pdf, flow, levels);
    }
    flowHeading(pdf, flow, "H2", "Czego dane nie podają");
    flowList(pdf, flow, template.unknown);
    flowHeading(pdf, flow, "H2", `Układ: ${plural(sheets, sheetForms)}`);
    flowText(pdf, flow, "P", sheets === 1 ? singleSheet : joining, type.small, 0);
  });
}

/** Returns how far from the main line further levels are, whether a sheet shows them or not. */
function levelWords({ levels }: DrawnTemplate): string[] {
  const main = levels.find(({ role }) => role === "main")?.y ?? 0;
  return levels.flatMap(({ label, y, role }) =>
    role === "reference" && y !== main
      ? `${label}: ${polishNumber(Math.abs(y - main), 1)} mm ${y < main ? "powyżej" : "poniżej"}`
      : [],
  );
}
