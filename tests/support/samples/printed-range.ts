import { places } from "~/library/catalogue-places";
import { makeCatalogue } from "../../../tools/downloads/catalogue/catalogue";
import { type CatalogueContent, readCatalogueContent } from "../../../tools/downloads/catalogue/content";
import { openPdf, plainSpaces, wordsOf } from "../readers/pdf";

const content = readCatalogueContent();
const [chapter] = content?.chapters ?? [];
const [collection] = content?.collections ?? [];
const [model] = chapter?.products ?? [];
if (!content || !chapter || !collection || !model) throw new Error("The fixture has no printed catalogue.");

/**
 * Returns a range to print. Its only picture is the home page's, which every brand has.
 * @param lengths number of models in each chapter
 */
export const printedRange = (
  lengths: readonly number[],
  collections: number,
  nameOf: (words: string) => string = String,
) => {
  const listed = Array.from({ length: collections }, (_, index) => {
    const name = nameOf(`Kolekcja ${index + 1}`);
    return { ...collection, id: `k-${index + 1}`, name, picture: null };
  });
  const chapters = lengths.map((length, at) => ({
    ...chapter,
    id: at + 1,
    label: `Rozdział ${at + 1}`,
    picture: null,
    products: Array.from({ length }, (_, index) => {
      const [slug, code] = [`m-${at + 1}-${index + 1}`, `R${at + 1}-${index + 1}`];
      const name = nameOf(`Model ${code}`);
      const own = { id: listed[index % collections]?.id ?? "", name: "" };
      return {
        ...{ ...model, slug, code, name, collection: collections > 0 ? own : null },
        ...{ pictures: [], otherFinishes: [], drawing: null },
      };
    }),
  }));
  const page = { ...content.page, cover: { ...content.page.cover, src: "home/hero" } };
  return { ...content, page, collections: listed, chapters, pages: new Map<string, number>() };
};

/** Prints a range, and lists the destinations that are not on the page that the PDF's lists and links name. */
export async function misplacedPages(range: CatalogueContent): Promise<string[]> {
  const { bytes, pages } = await makeCatalogue(range);
  const pdf = await openPdf(bytes);
  const texts: string[] = [];
  for (let page = 1; page <= pdf.numPages; page++) texts.push(await wordsOf(pdf, page));
  const destinations = await pdf.getDestinations();
  const lists = texts.slice(1).join(" ");
  const named = new Map([
    ...range.collections.map(({ id, name }) => [places.collection(id), name] as const),
    ...range.chapters.flatMap(({ products }) =>
      products.map(({ slug, name }) => [places.product(slug), name] as const),
    ),
  ]);
  const misplaced: string[] = [];
  for (const [place, page] of Object.entries(pages)) {
    const [reference] = destinations[place] ?? [];
    const name = plainSpaces(named.get(place) ?? "");
    const isListed = name === "" || lists.includes(`${name} ${page} `);
    const isThere = (await pdf.getPageIndex(reference)) === page - 1 && texts[page - 1]?.includes(name);
    if (!isListed || !isThere) misplaced.push(`${place}: ${page}`);
  }
  await pdf.destroy();
  if (named.size === 0 || Object.keys(pages).length < named.size)
    throw new Error("The range is not printed.");
  return misplaced;
}
