import type { Bookmark, Pdf } from "../pdf/document";
import { createFlow, type Flow, flowHeading, flowText } from "../pdf/flow";
import { drawPageList } from "../pdf/page-list";
import { drawTable } from "../pdf/table";
import { a4, area, colours, type } from "../pdf/theme";
import { drawPicture, drawSwatch } from "../products/parts";
import type { CatalogueContent } from "./content";
import { framedPage } from "./framed-page";
import { places } from "./places";

const partName = "Kolekcje";
const pictureHeight = (a4.width * 9) / 16;

/** Draws an overview of all collections, then one page per collection. */
export function drawCollections(pdf: Pdf, content: CatalogueContent) {
  const bookmark = drawOverview(pdf, content);
  for (const { id } of content.plan.collections) drawCollection(pdf, content, id, bookmark);
}

function drawOverview(pdf: Pdf, content: CatalogueContent): Bookmark {
  const { collections, chapters, finishLabels } = content;
  framedPage(pdf, content, partName);
  pdf.destination(places.overview);
  const bookmark = pdf.bookmark(partName);
  const flow = createFlow({ lefts: [area.left], width: area.width, top: 60, nextPage: pdf.newPage });
  flowText(pdf, flow, "H1", "Kolekcje w skrócie", type.title, 12);
  const names = collections.map(({ name }) => name).join(", ");
  flowText(pdf, flow, "P", `${names} – oraz produkty, które pasują do każdej z nich.`, type.lead, 20);
  drawCollectionRow(pdf, collections, flow);
  const columns = [
    { share: 3.2, head: "", style: type.small },
    ...collections.map(({ name }) => ({ share: 1, head: name, style: type.smallStrong })),
  ];
  flowHeading(pdf, flow, "H2", "Liczba produktów");
  drawTable(pdf, flow, {
    columns: columns.map((column, index) => (index === 0 ? { ...column, head: "Rozdział" } : column)),
    rows: chapters.map(({ label, products }) => [
      label,
      ...collections.map(({ id }) =>
        String(products.filter((one) => one.collection?.id === id).length || "–"),
      ),
    ]),
    rowHeads: true,
  });
  flow.y += 8;
  flowHeading(pdf, flow, "H2", "Wykończenia");
  drawTable(pdf, flow, {
    columns: columns.map((column, index) => (index === 0 ? { ...column, head: "Wykończenie" } : column)),
    rows: [...finishLabels].map(([id, label]) => [
      label,
      ...collections.map(({ finishes }) => (finishes.includes(id) ? "tak" : "–")),
    ]),
    rowHeads: true,
  });
  return bookmark;
}

/** Draws the collections side by side, each with picture, name and tagline. */
function drawCollectionRow(pdf: Pdf, collections: CatalogueContent["collections"], flow: Flow) {
  const gap = 12;
  const width = (flow.width - gap * (collections.length - 1)) / collections.length;
  const height = width * 1.15;
  for (const [index, { id, name, tagline, picture }] of collections.entries()) {
    const x = flow.x + index * (width + gap);
    if (picture) drawPicture(pdf, picture, { x, y: flow.y, width, height });
    const y = pdf.link(
      name,
      { goTo: places.collection(id) },
      { x, y: flow.y + height + 8, width },
      type.strong,
    );
    pdf.text("P", tagline, { x, y, width }, type.note);
  }
  flow.y += height + 62;
}

function drawCollection(pdf: Pdf, content: CatalogueContent, id: string, above: Bookmark) {
  const collection = content.collections.find((one) => one.id === id);
  if (!collection) return;
  const { name, tagline, lead, material, finishes, picture } = collection;
  framedPage(pdf, content, partName);
  pdf.destination(places.collection(id));
  pdf.bookmark(name, above);
  if (picture) drawPicture(pdf, picture, { x: 0, y: 0, width: a4.width, height: pictureHeight });

  const left = { x: area.left, width: 200 };
  let y = pdf.text("H2", name, { ...left, y: pictureHeight + 34 }, type.display);
  y = pdf.text("P", tagline, { ...left, y: y + 6 }, { ...type.section, colour: colours.accent });
  y = pdf.text("P", lead, { ...left, y: y + 10 }, type.body);
  y = pdf.text("P", `Materiał: ${material.toLowerCase()}`, { ...left, y: y + 10 }, type.small) + 10;
  pdf.group("L", () => {
    for (const { label, look } of finishes.map(content.shownFinish)) {
      const top = y;
      drawSwatch(pdf, look, { x: left.x + 7, y: top + 6 }, 6.5);
      pdf.group("LI", () => {
        y = pdf.text("LBody", label, { x: left.x + 22, y: top, width: 178 }, type.small) + 6;
      });
    }
  });
  const right = { lefts: [area.left + 228], width: area.width - 228 };
  const flow = createFlow({ ...right, top: pictureHeight + 42, nextPage: pdf.newPage });
  flowHeading(pdf, flow, "H3", "Produkty");
  const entries = content.chapters.flatMap(({ products }) =>
    products.flatMap(({ collection: own, entry }) => (own?.id === id ? entry : [])),
  );
  drawPageList(pdf, flow, entries);
}
