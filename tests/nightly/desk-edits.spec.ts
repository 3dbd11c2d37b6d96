import { expect, type Page } from "@playwright/test";
import { todayInPoland } from "lib/polish/today";
import sharp from "sharp";
import { test as base } from "../support/browser/test";
import { type DeskAlone, startDeskAlone } from "../support/editor/desk";
import { atDesk, change, choose, command, openFile, reopen, save } from "../support/editor/desk-journey";
import { add, field, form, reach, tick, unfold } from "../support/editor/form";
import { type PublishedSite, startPublishedSite } from "../support/editor/published-site";

const test = base.extend<{ desk: DeskAlone; site: PublishedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off this.
  desk: async ({}, use) => {
    const desk = await startDeskAlone();
    await use(desk);
    await desk.close();
  },
  site: async ({ desk }, use) => {
    const site = await startPublishedSite(desk);
    await use(site);
    await site.close();
  },
});

const category = "/produkty/5000-akcesoria/5005-polki";
const product = "/produkt/polka-narozna-300";
const copper = "#b26a47";

test.describe("an editor without an engineer", () => {
  test.describe.configure({ timeout: 1_800_000 });
  test.use(atDesk);

  test("adds a category, its measure and facet, and a product; visitors have them once published, and no longer once withdrawn (25.35, 25.36)", async ({
    page,
    desk,
    site,
  }) => {
    const putBack = desk.keepContent();
    await page.goto(desk.url);
    await test.step("a category", () => addCategory(page, desk));
    await reopen(page, desk);
    await test.step("a kind with a measure and its facet", () => addKind(page, desk));
    await reopen(page, desk);
    await test.step("a product", () => addProduct(page, desk));

    const says = await site.check();
    expect(says).toContain("Treść serwisu jest bez błędów.");
    expect(says).not.toContain("zapis odbiega");
    expect(await site.publish()).toMatchObject({ code: 0, complains: "" });
    expect(await tracesOn(site.url)).toEqual(traces);

    putBack();
    expect(await site.publish()).toMatchObject({ code: 0, complains: "" });
    expect(await tracesOn(site.url)).toEqual([]);
  });

  test("makes a tap from another one, in two finishes, with a photo; it is live without what needs files from CAD, and has its fits once the side view is there (25.35, 25.52)", async ({
    page,
    desk,
    site,
  }) => {
    await page.goto(desk.url);
    await duplicateTap(page, desk);
    const remark = page.getByRole("dialog", { name: "Zapisano. Uwagi" });
    await expect(remark).toContainText("strona nie ma dopasowania i szablonów");
    await remark.getByRole("button", { name: "Rozumiem" }).click();
    expect(desk.read(`content/products/${newTap}.yaml`)).toContain(`changed: "${todayInPoland()}"`);

    const shown = async () => (await fetch(`${site.url}/produkt/${newTap}`)).text();
    expect(await site.publish()).toMatchObject({ code: 0, complains: "" });
    expect(await shown()).toContain("images/packshots/bateria-umywalkowa-mala-lira");
    expect(await shown()).not.toContain("Sprawdź, co pasuje");

    const view = JSON.parse(desk.read(`content/fitting/${tap}.json`));
    desk.write(`content/fitting/${newTap}.json`, JSON.stringify({ ...view, slug: newTap }));
    expect(await site.publish()).toMatchObject({ code: 0, complains: "" });
    expect(await shown()).toContain("Sprawdź, co pasuje");
  });
});

const tap = "lira-bateria-umywalkowa-niska";
const newTap = "bateria-umywalkowa-mala-lira";

/** The product form's „Duplikuj”, with all that the guide says to change. */
async function duplicateTap(page: Page, desk: DeskAlone) {
  await openFile(page, desk, { collection: "products", entry: tap });
  await command(page, "Duplikuj wpis");
  const text = (name: string) => form(page).getByRole("textbox", { name, exact: true });
  await text("Nazwa").fill("Bateria umywalkowa mała Lira");
  await text("Numer modelu").fill("LR-115");
  const finishes = field(page, "Wykończenia");
  await (await reach(finishes.getByRole("button", { name: "Usuń", exact: true }).last())).click();
  await finishes.getByRole("button", { name: "Rozwiń wszystko" }).click();
  const numbers = [
    ["LR-115-CH", "9521900000019"],
    ["LR-115-CM", "9521900000026"],
  ] as const;
  for (const [at, [code, gtin]] of numbers.entries()) {
    await (await reach(finishes.getByRole("textbox", { name: "Numer katalogowy" }).nth(at))).fill(code);
    await finishes.getByRole("textbox", { name: "EAN" }).nth(at).fill(gtin);
  }
  const pictures = field(page, "Zdjęcia", finishes).first();
  const photo = { create: { width: 1200, height: 1200, channels: 3, background: copper } } as const;
  await pictures
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "IMG_0001.JPG",
      mimeType: "image/jpeg",
      buffer: await sharp(photo).jpeg().toBuffer(),
    });
  await expect(pictures.getByText(tap)).toBeHidden();
  await save(page);
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
