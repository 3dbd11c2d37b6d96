import { cpSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { todayInPoland } from "lib/polish/today";
import sharp from "sharp";
import { test } from "../../support/browser/test";
import { type DeskAlone, startDeskAlone } from "../../support/editor/desk";
import { atDesk, change, choose, openFile, save } from "../../support/editor/desk-journey";
import { add, field, form, reach, tick, unfold } from "../../support/editor/form";
import { newFolder } from "../../support/runner/new-folder";
import { makeRunFolder, removeRunFolder, takeContent } from "../../support/runner/run-folder";
import { publish } from "../../support/site/publish";
import { startSite } from "../../support/site/site";

const category = "/produkty/5000-akcesoria/5005-polki";
const product = "/produkt/polka-narozna-300";
const copper = "#b26a47";

test.describe.configure({ timeout: 1_800_000 });
test.use(atDesk);

test("an editor without an engineer adds a category, its measure and facet, and a product; visitors have them once published, and no longer once withdrawn (25.35, 25.36)", async ({
  page,
}) => {
  const desk = await startDeskAlone();
  const site = await startPublishedSite(desk);
  try {
    const before = newFolder();
    cpSync(desk.at("content"), before, { recursive: true });
    for (const [step, work] of [
      ["a category", addCategory],
      ["a kind with a measure and its facet", addKind],
      ["a product", addProduct],
    ] as const) {
      // Opened again, the forms offer what was saved.
      await page.goto("about:blank");
      await page.goto(desk.url);
      await test.step(step, () => work(page, desk));
    }

    expect(await site.publish()).toMatchObject({ code: 0, complains: "" });
    expect(await tracesOn(site.url)).toEqual(traces);

    rmSync(desk.at("content"), { recursive: true });
    cpSync(before, desk.at("content"), { recursive: true });
    expect(await site.publish()).toMatchObject({ code: 0, complains: "" });
    expect(await tracesOn(site.url)).toEqual([]);
  } finally {
    await site.close();
    await desk.close();
  }
});

/** Starts the built site with the content and the pictures of a desk, and returns the staff's commands on them. */
async function startPublishedSite(desk: DeskAlone) {
  const folder = makeRunFolder();
  const cwd = folder.site;
  for (const name of ["content", "public"]) {
    rmSync(path.join(cwd, name));
    symlinkSync(desk.at(name), path.join(cwd, name));
  }
  takeContent(folder);
  const site = await startSite({ cwd });
  return {
    url: site.url,
    /** `npm run publish` */
    publish: () => publish({ site, cwd }),
    close: async () => {
      await site.stop();
      removeRunFolder(folder);
    },
  };
}

async function addCategory(page: Page, desk: DeskAlone) {
  await openFile(page, desk, { collection: "range", entry: "categories" });
  const accessories = await unfold(field(page, "Podkategorie").first(), "Akcesoria");
  const added = await add(accessories);
  await added("spinbutton", "Numer").fill("5005");
  await added("textbox", "Nazwa").fill("Półki");
  await added("textbox", "Adres").fill(category);
  await save(page);
  const { children } = JSON.parse(desk.read("content/categories.json"));
  const [last] = children.find(({ id }: { id: number }) => id === 5000).children.slice(-1);
  expect(last).toEqual({
    id: 5005,
    label: "Półki",
    to: category,
    parentId: 5000,
    image: null,
    children: [],
  });
}

async function addKind(page: Page, desk: DeskAlone) {
  await openFile(page, desk, { collection: "range", entry: "kinds" });
  const kind = await add(field(page, "Rodzaje"));
  await kind("textbox", "Nazwa").fill("Półka");
  await choose(kind("combobox", "Kategorie"), "Półki (5005)");
  const measures = field(page, "Wymiary");
  const measure = await add(measures);
  await measure("textbox", "Klucz").fill("shelfThickness");
  await measure("textbox", "Nazwa").fill("Grubość półki");
  await measure("spinbutton", "Ważny").fill("6");
  await tick(measures, "Filtr");
  await measure("textbox", "Nazwa w adresie").fill("grubosc");
  await measure("spinbutton", "Kolejność").fill("4");
  await save(page);
}

async function addProduct(page: Page, desk: DeskAlone) {
  await page.goto(`${desk.url}#/collections/products/new`);
  const text = (name: string) => form(page).getByRole("textbox", { name, exact: true });
  const number = (name: string) => form(page).getByRole("spinbutton", { name, exact: true });
  const select = (name: string) => form(page).getByRole("combobox", { name, exact: true });
  await text("Nazwa").fill("Półka narożna 300");
  await text("Numer modelu").fill("PN-300");
  await choose(select("Kategorie"), "Półki (5005)");
  await number("Kolejność").fill("560");
  await text("Krótki opis").fill("Półka do narożnika kabiny, grubość 18 mm.");
  await text("Opis").fill("Półka trzyma się dwóch ścian naraz, więc unosi 8 kg.");
  for (const [name, value] of [
    ["Szerokość", "300"],
    ["Głębokość", "210"],
    ["Wysokość", "18"],
    ["Grubość półki", "18"],
  ] as const)
    await (await reach(number(name))).fill(value);
  await choose(await reach(select("Gwarancja")), "Akcesoria");
  await choose(select("Pielęgnacja"), "Wykończenia armatury");
  const finish = await add(field(page, "Wykończenia"));
  await choose(finish("combobox", "Wykończenie"), "Chrom");
  await finish("textbox", "Numer katalogowy").fill("PN-300-CH");
  await finish("textbox", "EAN").fill("9520000009908");
  const pictures = field(page, "Zdjęcia", field(page, "Wykończenia")).first();
  await pictures.getByRole("button", { name: /^Dodaj/ }).click();
  await pictures
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "Półka narożna.JPG",
      mimeType: "image/jpeg",
      buffer: await sharp({ create: { width: 1200, height: 1200, channels: 3, background: copper } })
        .jpeg()
        .toBuffer(),
    });
  await expect(pictures.getByRole("button", { name: "Wybierz inne zdjęcie" })).toBeVisible();
  await save(page);
  // Twice: the form does not show the day that the first save gave.
  await change(page, text("Krótki opis"), "Półka do narożnika kabiny, grubość 18 mm, z rantem.");
  expect(desk.read("content/products/polka-narozna-300.yaml")).toContain(`changed: "${todayInPoland()}"`);
}

/** Paths on which a visitor sees what was added, and the text that shows it. */
const traces = [
  ["/produkty/5000-akcesoria", "Grubość półki"],
  ["/produkty/5000-akcesoria?grubosc_od=10", product],
  [category, product],
  [product, "18\u00a0mm"],
  [product, "images/packshots/polka-narozna"],
] as const;

/** Returns those of the traces that a site has. */
async function tracesOn(url: string) {
  const pages = await Promise.all(
    traces.map(async ([address]) => (await fetch(url + address, { redirect: "manual" })).text()),
  );
  return traces.filter(([, words], place) => pages[place]?.includes(words));
}
