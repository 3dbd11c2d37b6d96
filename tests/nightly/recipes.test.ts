import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { photoChange, textChange } from "../support/editor/changes";
import { anna } from "../support/editor/clone";
import { startDeskOnServer } from "../support/editor/desk-on-server";
import { publicationPage } from "../support/editor/publication-page";
import { editedSite } from "../support/site/edited-site";

const { site, cwd } = await editedSite({ whenDone: afterAll });
const desk = await startDeskOnServer({
  content: path.join(cwd, "content"),
  release: cwd,
  dataDir: site.dataDir,
});
afterAll(desk.close);
const annas = await desk.signIn(anna);
const { page, publish, goBack, outcome } = publicationPage(desk, annas);

const original = (name: string) => readFileSync(path.join("content", name), "utf8");
/** A new file as a copy of another one with other values; null leaves a field out. */
function copyOf(name: string, values: Record<string, unknown>): string {
  const [, front, body] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(original(name)) ?? [];
  const fields = stringify({ ...parse(front ?? original(name)), ...values });
  return body === undefined ? fields : `---\n${fields}---\n${body}`;
}

/** Saves as the forms do, without an issue. @returns the remarks */
async function save(...changes: object[]): Promise<string[]> {
  const { status, text } = await desk.save(annas, changes);
  expect([status, text]).toEqual([200, expect.stringContaining('"commit"')]);
  const found = await desk.findings(annas);
  expect(found.flatMap(({ issues }) => issues)).toEqual([]);
  return found.flatMap(({ remarks }) => remarks);
}
const make = (name: string, like: string, values: Record<string, unknown>) =>
  textChange(name, copyOf(like, values));
async function edit(name: string, changed: (text: string) => string) {
  const { text, version } = await desk.opened(annas, name);
  return save(textChange(name, changed(text), version));
}
const inYaml = (changed: (file: never) => object) => (text: string) =>
  stringify(changed(parse(text) as never));

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b26a47" } })
    .jpeg()
    .toBuffer();
const [salon, packshot] = await Promise.all([photo(1500, 1000), photo(1200, 1200)]);

const product = "lira-bateria-nowa";
const finish = (id: string, code: string, gtin: string, ...pictures: string[]) => ({
  id,
  code,
  gtin,
  pictures,
});
const mesh = { path: `/models/${product}/LR-190-${product}.glb`, format: "glb", bytes: 1, version: "1.0" };

/** What the guide says can be made, changed and deleted. */
async function walkTheGuide() {
  await save(
    photoChange("news/nowy-salon.jpg", salon),
    make("news/nowy-salon.md", "news/kolekcja-kanta.md", {
      ...{ title: "Nowy salon w Radomiu", slug: "nowy-salon" },
      ...{ image: "/images/news/nowy-salon.avif", imageAlt: "Salon z ekspozycją" },
    }),
  );
  await save(make("jobs/szlifierz.md", "jobs/operator-cnc.md", { title: "Szlifierz", slug: "szlifierz" }));
  await edit(
    "points-of-sale.yaml",
    inYaml(({ pointsOfSale, ...file }: { pointsOfSale: object[] }) => ({
      ...file,
      pointsOfSale: [...pointsOfSale, { ...pointsOfSale[0], id: "radom", name: "Salon Radom" }],
    })),
  );
  await save(make("pages/montaz.md", "pages/o-nas.md", { title: "Montaż krok po kroku", path: "/montaz" }));
  await edit(
    "navigation.yaml",
    inYaml(({ header, ...file }: { header: { menu: object[] } }) => ({
      ...file,
      header: { ...header, menu: [...header.menu, { ...header.menu[1], label: "Montujemy", to: "/montaz" }] },
    })),
  );
  const remarks = await save(
    photoChange(`packshots/${product}-chrom.jpg`, packshot),
    make(`products/${product}.yaml`, "products/lira-bateria-umywalkowa-niska.yaml", {
      ...{ name: "Bateria nowa Lira", slug: product, formerSlugs: [], code: "LR-190", goesWith: [] },
      finishes: [
        finish("chrom", "LR-190-CH", "9521900000019", `/images/packshots/${product}-chrom.avif`),
        finish("czarny-mat", "LR-190-CM", "9521900000026"),
      ],
      downloads: [{ ...mesh, date: "2026-11-29" }],
    }),
  );
  expect(remarks).toEqual([
    expect.stringMatching(
      /^produkt „Bateria nowa Lira”, Pliki do pobrania: strona nie ma dopasowania i szablonów/,
    ),
  ]);
  await edit("categories.json", (text) =>
    text.replace('"Wieszaki"', '"Haczyki"').replaceAll("/5001-wieszaki", "/5001-haczyki"),
  );
  const { version: sha } = await desk.opened(annas, "jobs/doradca-techniczny.md");
  await save({ operation: "delete", path: "content/jobs/doradca-techniczny.md", sha });
}

/** Addresses, and the text that is there only after the publication, or (`false`) only before it. */
const traces: [address: string, words: string, isNew?: false][] = [
  ["/aktualnosci/nowy-salon", "images/news/nowy-salon"],
  ["/kariera", "Szlifierz"],
  ["/kariera", "Doradca techniczny", false],
  ["/punkty-sprzedazy", "Salon Radom"],
  ["/montaz", "Montaż krok po kroku"],
  ["/kontakt", "Montujemy"],
  [`/produkt/${product}?wykonczenie=czarny-mat`, "LR-190-CM"],
  [`/produkt/${product}`, `images/packshots/${product}-chrom`],
  ["/produkty/5000-akcesoria/5001-wieszaki", "Haczyki"],
];
const seen = async (address: string) => (await fetch(site.url + address)).text();
const isPublished = () =>
  Promise.all(
    traces.map(async ([address, words, isNew = true]) => (await seen(address)).includes(words) === isNew),
  );
const all = traces.map(() => true);

test("whatever the guide says can be made, changed and deleted is live by the desk alone, and gone once it is taken back; a product without files from CAD, too (25.35, 25.44, 25.52)", async () => {
  await walkTheGuide();
  expect((await publish()).status).toBe(303);
  expect(await outcome()).toContain("Gotowe. Pokazują to wszystkie serwery.");
  expect(await page()).toContain("Nie ma nic nowego");
  expect(await isPublished()).toEqual(all);
  const shown = await seen(`/produkt/${product}`);
  for (const words of ["Sprawdź, co pasuje", "Zobacz w", "Powiększ rysunek", "/files/bim/", "/models/"])
    expect(shown).not.toContain(words);
  expect(shown).toContain(`/files/karty/LR-190-${product}.pdf`);

  expect((await goBack()).status).toBe(303);
  expect(await outcome()).toContain("Gotowe.");
  expect(await isPublished()).toEqual(all.map(() => false));
});
