import { places } from "~/library/catalogue-places";
import type { Pdf } from "../pdf/document";
import { createFlow, flowHeading, flowText } from "../pdf/flow";
import { drawPageList } from "../pdf/page-list";
import { a4, area, colours, textColumns, type } from "../pdf/theme";
import { drawPicture, drawSwatch } from "../products/parts";
import { type CatalogueContent, listEntry } from "./content";
import type { Section } from "./sections";

type Collections = CatalogueContent["collections"];

const pictureHeight = (a4.width * 9) / 16;

/** Each collection, with its finishes and products. */
export function collectionSections(content: CatalogueContent): Section[] {
  return content.collections.map((collection) => ({
    place: places.collection(collection.id),
    bookmark: collection.name,
    part: "Kolekcje",
    draw: (pdf, nextPage) => drawCollection(pdf, content, collection, nextPage),
  }));
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
  flowText(pdf, left, "H1", name, isLong ? type.heading : type.display, 6);
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
  // If the text beside the list continues on another page, the list begins on a page of its own.
  const flow = createFlow(pdf.pages() === first ? { ...beside, nextPage: onNextPage } : onNextPage());
  flowHeading(pdf, flow, "H2", "Produkty");
  const entries = content.chapters.flatMap((chapter) =>
    chapter.products.flatMap((product) =>
      product.collection?.id === id ? listEntry(content, chapter, product) : [],
    ),
  );
  drawPageList(pdf, flow, entries, content.pages);
}
