import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getBrand } from "~/brand/brand.server";
import { catalogueTargets, makeCatalogue } from "../../tools/downloads/catalogue/catalogue";
import type { CatalogueContent } from "../../tools/downloads/catalogue/content";
import { openPdf } from "../support/readers/pdf";
import { withChangedContent } from "../support/samples/changed-content";
import { misplacedPages, printedRange } from "../support/samples/printed-range";

test.each([
  { range: "of 200 models", printed: printedRange([40, 1, 59, 100], 5) },
  { range: "of 40 collections", printed: printedRange([80, 30], 40) },
])("each page of a catalogue $range is where its lists and links say (1.7)", async ({ printed }) => {
  expect(await misplacedPages(printed)).toEqual([]);
});

/** The PDFs of the range with 240 more mirrors, of which one has a text of its own. */
function printedFiles(short: string) {
  const addMirrors = (folder: string) => {
    const mirror = readFileSync(`${folder}/products/lustro-okragle-600.yaml`, "utf8");
    for (let number = 1001; number <= 1240; number++) {
      const text = mirror.replaceAll("MD-980", `LX-${number}`).replace(/(?<=^slug: ).*/m, `lustro-${number}`);
      const own = number === 1001 ? text.replace(/(?<=^short: ).*/m, short) : text;
      writeFileSync(`${folder}/products/lustro-${number}.yaml`, own);
    }
  };
  const plans = withChangedContent(addMirrors, () => catalogueTargets().map((target) => target.plan()));
  return plans.flatMap((plan) => (plan ? [{ ...plan, content: plan.make.from as CatalogueContent }] : []));
}

test("beyond 200 models, collections and index link to each product in its chapter's PDF (1.7)", async () => {
  const [volume, ...chapters] = printedFiles("Lustro.").map(({ content }) => content);
  for (const content of chapters) expect(await misplacedPages(content), content.file).toEqual([]);
  const pdf = await openPdf((await makeCatalogue(volume as CatalogueContent)).bytes);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const placesOf = ({ file, pages }: CatalogueContent) =>
    [...pages.keys()]
      .filter((place) => /^(rozdzial|produkt)-/.test(place))
      .map((place) => `${getBrand().siteUrl}${file}#nameddest=${place}`);
  const urls = links.flatMap(({ url }) => (url?.includes(".pdf") ? [url] : []));
  expect(new Set(urls)).toEqual(new Set(chapters.flatMap(placesOf)));
  expect(Object.keys(await pdf.getDestinations())).toEqual(
    expect.arrayContaining(["indeks", "kolekcja-lira"]),
  );
});

test("beyond 200 models, a changed text costs its chapter's PDF alone (1.7)", () => {
  const [before, after] = ["Lustro.", "Lustro z ramą."].map((short) =>
    printedFiles(short).map(({ data, content }) => [content.file, JSON.stringify(data)]),
  );
  const changed = after?.filter(([, data], at) => data !== before?.[at]?.[1]);
  expect(changed).toEqual([[expect.stringMatching(/-52\d\d\.pdf$/), expect.anything()]]);
});
