import { expect, test } from "vitest";
import { places } from "~/library/catalogue-places";
import { openPdf, plainSpaces, wordsOf } from "../../../tests/support/readers/pdf";
import { makeCatalogue } from "./catalogue";
import { readCatalogueContent } from "./content";

const content = readCatalogueContent();
const [chapter] = content?.chapters ?? [];
const [collection] = content?.collections ?? [];
const [model] = chapter?.products ?? [];
if (!content || !chapter || !collection || !model) throw new Error("The fixture has no printed catalogue.");

const longName = (words: string) =>
  `${words} z przedłużoną wylewką, regulatorem ceramicznym i kompletem do montażu na blacie z konglomeratu`;

/** A range with chapters of so many models each, and so many collections, without pictures. */
const rangeOf = (lengths: readonly number[], collections: number, nameOf: (words: string) => string) => {
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
      const entry = { mark: code, words: name, goTo: places.product(slug) };
      const own = { id: listed[index % collections]?.id ?? "", name: "" };
      return {
        ...{ ...model, slug, code, name, entry, collection: collections > 0 ? own : null },
        ...{ pictures: [], otherFinishes: [], drawing: null },
      };
    }),
  }));
  return { ...content, collections: listed, chapters, pages: new Map<string, number>() };
};

test.each([
  { lengths: [1], collections: 0, nameOf: String },
  { lengths: [80, 1], collections: 13, nameOf: longName },
])(
  "each page of the catalogue is where its lists and links say, however long they are (1.7)",
  async (given) => {
    const range = rangeOf(given.lengths, given.collections, given.nameOf);
    const { bytes, pages } = await makeCatalogue(range);
    const pdf = await openPdf(bytes);
    const texts = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => wordsOf(pdf, at + 1)));
    const destinations = await pdf.getDestinations();
    for (const [place, page] of Object.entries(pages)) {
      const [reference] = destinations[place] ?? [];
      expect(await pdf.getPageIndex(reference), place).toBe(page - 1);
    }
    const lists = texts.slice(1, pages[places.product("m-1-1")]).join(" ");
    const named = [
      ...range.collections.map(({ id, name }) => [name, pages[places.collection(id)]] as const),
      ...range.chapters.flatMap(({ products }) =>
        products.map(({ slug, name }) => [name, pages[places.product(slug)]] as const),
      ),
    ];
    for (const [name, page = 0] of named) {
      expect(lists).toContain(`${plainSpaces(name)} ${page} `);
      expect(texts[page - 1]).toContain(plainSpaces(name));
    }
    await pdf.destroy();
  },
);
