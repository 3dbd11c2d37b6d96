import { places } from "~/library/catalogue-places";
import type { Pdf } from "../pdf/document";
import { createFlow, type Flow, flowHeading, flowText } from "../pdf/flow";
import { drawPageList } from "../pdf/page-list";
import { drawTable } from "../pdf/table";
import { a4, area, colours, textColumns, type } from "../pdf/theme";
import { drawPicture, drawSwatch } from "../products/parts";
import type { CatalogueContent } from "./content";
import type { Section } from "./sections";

type Collections = CatalogueContent["collections"];

const partName = "Kolekcje";
const pictureHeight = (a4.width * 9) / 16;
/** Number of collections that have room side by side. */
const maxInRow = 6;

/** An overview of all collections, then each of them; nothing if the brand has none. */
export function collectionSections(content: CatalogueContent): Section[] {
  const { collections } = content;
  if (collections.length === 0) return [];
  const { overview } = places;
  return [
    {
      place: overview,
      bookmark: partName,
      part: partName,
      draw: (pdf, nextPage) => drawOverview(pdf, content, nextPage),
    },
    ...collections.map((collection) => ({
      place: places.collection(collection.id),
      bookmark: collection.name,
      below: overview,
      part: partName,
      draw: (pdf: Pdf, nextPage: () => number) => drawCollection(pdf, content, collection, nextPage),
    })),
  ];
}

function drawOverview(pdf: Pdf, { collections, finishes }: CatalogueContent, nextPage: () => number) {
  const flow = createFlow({ lefts: [area.left], width: area.width, top: 60, nextPage });
  flowText(pdf, flow, "H1", "Kolekcje w skrócie", type.title, 12);
  const rows = inRows(collections);
  const names = rows.length > 1 ? "Wszystkie kolekcje" : collections.map(({ name }) => name).join(", ");
  flowText(pdf, flow, "P", `${names} – oraz produkty, które pasują do każdej z nich.`, type.lead, 20);
  for (const row of rows) drawCollectionRow(pdf, row, rows[0].length, flow);
  flowHeading(pdf, flow, "H2", "Wykończenia");
  for (const row of rows)
    drawTable(pdf, flow, {
      columns: [
        { share: 3.2, head: "Wykończenie", style: type.small },
        ...row.map(({ name }) => ({ share: 1, head: name, style: type.smallStrong })),
      ],
      rows: [...finishes.values()].map(({ id, label }) => [
        label,
        ...row.map((collection) => (collection.finishes.includes(id) ? "tak" : "–")),
      ]),
      rowHeads: true,
      isWhole: true,
    });
}

/** Divides collections evenly into rows that have room side by side. */
function inRows(collections: Collections): [Collections, ...Collections[]] {
  const length = Math.ceil(collections.length / Math.ceil(collections.length / maxInRow));
  const [first, rest] = [collections.slice(0, length), collections.slice(length)];
  return rest.length > 0 ? [first, ...inRows(rest)] : [first];
}

/** Draws collections side by side, each with picture, name and tagline. @param places how many have room */
function drawCollectionRow(pdf: Pdf, collections: Collections, columns: number, flow: Flow) {
  const gap = 12;
  const width = (flow.width - gap * (columns - 1)) / columns;
  const height = width * 1.15;
  flow.need(height + 62);
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

function drawCollection(
  pdf: Pdf,
  content: CatalogueContent,
  { id, name, tagline, lead, material, finishes, picture }: Collections[number],
  nextPage: () => number,
) {
  if (picture) drawPicture(pdf, picture, { x: 0, y: 0, width: a4.width, height: pictureHeight });

  const first = pdf.pages();
  const left = createFlow({ lefts: [area.left], width: 200, top: pictureHeight + 34, nextPage });
  const isLong = pdf.heightOf(name, left.width, type.display) > left.room() / 2;
  flowText(pdf, left, "H2", name, isLong ? type.heading : type.display, 6);
  flowText(pdf, left, "P", tagline, { ...type.section, colour: colours.accent }, 10);
  flowText(pdf, left, "P", lead, type.body, 10);
  flowText(pdf, left, "P", `Materiał: ${material.toLowerCase()}`, type.small, 10);
  pdf.group("L", () => {
    for (const { label, look } of finishes.flatMap((id) => content.finishes.get(id) ?? [])) {
      left.need(pdf.heightOf(label, 178, type.small));
      const { x, y } = left;
      drawSwatch(pdf, look, { x: x + 7, y: y + 6 }, 6.5);
      pdf.group("LI", () => {
        left.y = pdf.text("LBody", label, { x: x + 22, y, width: 178 }, type.small) + 6;
      });
    }
  });
  const onNextPage = () => ({ ...textColumns(2, 24), top: nextPage(), nextPage });
  const beside = { lefts: [area.left + 228], width: area.width - 228, top: pictureHeight + 42 };
  // After a text that goes on over the page there is no place beside it.
  const flow = createFlow(pdf.pages() === first ? { ...beside, nextPage: onNextPage } : onNextPage());
  flowHeading(pdf, flow, "H3", "Produkty");
  const entries = content.chapters.flatMap(({ products }) =>
    products.flatMap(({ collection: own, entry }) => (own?.id === id ? entry : [])),
  );
  drawPageList(pdf, flow, entries, content.pages);
}
