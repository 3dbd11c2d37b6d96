import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { productView } from "~/catalogue/product-page/view";
import { stageContent } from "~/content/memo";
import { getPartners } from "~/fit/partners.server";
import { isGtin13 } from "~/range/product/gtin";
import { readProductKinds } from "~/range/product/schema/kinds.server";
import type { Product } from "~/range/product/schema/schema.server";
import { getCatalogue, readProducts } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { textChange } from "../../support/editor/changes";
import { startDeskHere } from "../../support/editor/desk-here";

const { products } = readProducts();
const project = process.cwd();
const desk = await startDeskHere();
afterAll(async () => {
  await desk.close();
  // The next file of this process reads the project's content anew.
  process.chdir(project);
  vi.resetModules();
});

const originals = readProductKinds().kinds.map(({ label, categories }) => {
  const original = products.find((one) => !one.withdrawn && categories.includes(one.categories[0] ?? 0));
  if (!original) throw new Error(`No product: ${label}`);
  return original;
});
const nameOf = ({ slug }: Product) => `products/nowy-${slug}.yaml`;
const digits = [..."0123456789"];
const eanOf = (number: number) =>
  digits.map((last) => `95219${String(number).padStart(7, "0")}${last}`).find(isGtin13) ?? "";

/** The product that the form makes of another one with „Duplikuj”, once its name and numbers are filled in. */
function duplicate(original: Product, at: number): string {
  const { formerSlugs, finishes, ...file } = parse(desk.onDisk(`products/${original.slug}.yaml`));
  const code = `NW-${100 + at}`;
  return stringify({
    ...file,
    name: `${original.name} nowa`,
    slug: `nowy-${original.slug}`,
    code,
    finishes: finishes.map((finish: { code: string }, place: number) => ({
      ...finish,
      code: code + finish.code.slice(original.code.length),
      gtin: eanOf(at * 10 + place),
    })),
    downloads: [],
    changed: "2026-11-29",
  });
}

/** What also has to be saved: a product without which another one cannot be mounted names it. */
async function namedBack(): Promise<object[]> {
  const needed = [...new Set(originals.flatMap(({ requires }) => requires))];
  return Promise.all(
    needed.map(async (slug) => {
      const { text, version } = await desk.opened(`products/${slug}.yaml`);
      const added = originals.flatMap((one) => (one.requires.includes(slug) ? `nowy-${one.slug}` : []));
      const file = parse(text);
      const changed = stringify({ ...file, goesWith: [...file.goesWith, ...added] });
      return textChange(`products/${slug}.yaml`, changed, version);
    }),
  );
}

test("a new product of every kind is saved at the desk without an issue, with a remark about the files from CAD, and shown (25.35, 25.52)", async () => {
  const made = originals.map((original, at) => textChange(nameOf(original), duplicate(original, at)));
  const answer = await desk.save([...made, ...(await namedBack())]);
  expect(answer.status).toBe(200);
  const found = await desk.findings();
  expect(found.flatMap(({ issues }) => issues)).toEqual([]);
  for (const [at, { name, kind }] of originals.entries())
    expect(found[at]?.remarks).toEqual([
      `produkt „${name} nowa”, Pliki do pobrania: strona nie ma ${
        kind.fitting ? `dopasowania i szablonów (content/fitting/nowy-${originals[at]?.slug}.json), ` : ""
      }widoku 3D i IFC z pliku GLB, pliku STEP, pliku STL, pliku DXF, rysunku SVG. Pliki z programu CAD dodaje programista; gdy będą, strona pokaże je sama`,
    ]);

  stageContent(path.resolve("content")).load(() => {
    const tree = embeddedTree();
    const [catalogue, partners] = [getCatalogue(tree), getPartners(tree)];
    const view = (slug: string) => productView(catalogue, slug, null, { findArtifact: () => null, partners });
    for (const { slug, requires } of originals) {
      const shown = view(`nowy-${slug}`);
      expect(shown).toMatchObject({
        partnersTo: null,
        ownVessel: null,
        drawing: null,
        inRoom: null,
        files: [],
      });
      expect(shown?.needed.map(({ code }) => code)).toEqual(
        requires.map((other) => catalogue.bySlug.get(other)?.code),
      );
      expect(shown?.goesWith.flatMap(({ fit }) => fit ?? [])).toEqual([]);
    }
  });
});
