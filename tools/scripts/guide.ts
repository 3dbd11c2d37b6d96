/**
 * `npm run guide -- http://127.0.0.1:PORT/redakcja/` takes the screenshots of `docs/desk.md` from the content editor
 * that runs at this URL. It saves nothing: the editor rejects the invalid entries that the screenshots show.
 */
import path from "node:path";
import { chromium, type Locator, type Page, type PageScreenshotOptions } from "playwright";
import sharp from "sharp";
import { add, field, form as formOf, reach, tick, unfold } from "./desk/form";
import { findChromium } from "./find-chromium.js";

const [, , desk] = process.argv;
if (!desk) throw new Error("Uruchom npm run desk i podaj adres redakcji.");

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: "pl-PL",
  colorScheme: "light",
  reducedMotion: "reduce",
});
const save = page.getByRole("button", { name: "Zapisz" });
const form = formOf(page);
const product = "products/entries/lira-bateria-umywalkowa-niska";

await open("products");
await picture(page, "lista");

await open(product);
await form.getByRole("textbox", { name: "Nazwa" }).waitFor();
await picture(page, "produkt");

await page.getByRole("button", { name: "Pokaż opcje edytora" }).click();
await page.getByRole("menuitem", { name: "Duplikuj wpis" }).waitFor();
await picture(page, "duplikuj");
await page.keyboard.press("Escape");

await form.getByRole("textbox", { name: "Numer modelu" }).fill("lr 110");
await save.click();
await form.getByText("wymagany numer katalogowy").scrollIntoViewIfNeeded();
await picture(page, "pole");

await open("news/new");
await page.getByRole("radio", { name: "Slug" }).click();
await form.getByRole("textbox", { name: "Tytuł" }).fill("Nowy salon w Toruniu");
await field(page, "Data").locator("input").fill("2026-11-30T08:00");
await form
  .getByRole("textbox", { name: "Wstęp" })
  .fill("Od poniedziałku można u nas zobaczyć wszystkie kolekcje.");
await picture(page, "artykul");

await open("brand/entries/redirects");
const oldPath = form.locator("input[type=text]").first();
await form.getByRole("button", { name: "Rozwiń", exact: true }).first().click();
await oldPath.fill("/stary-adres/");
await save.click();
await page.getByText("content/redirects.yaml:2").waitFor();
await picture(page, "blad");

// The editor makes what comes into view: what follows needs room, and its pictures are parts of the form.
await page.setViewportSize({ width: 1280, height: 2_400 });

await open("range/entries/categories");
const accessories = await unfold(field(page, "Podkategorie").first(), "Akcesoria");
await add(accessories, "Podkategorie");
await fill(accessories, { Numer: "5005", Nazwa: "Półki", Adres: "/produkty/5000-akcesoria/5005-polki" });
await part("kategoria", labelled(accessories, "Numer"), labelled(accessories, "Adres"));

await open("range/entries/kinds");
const kinds = field(page, "Rodzaje");
await add(kinds, "Rodzaje");
await fill(kinds, { Nazwa: "Półka" });
await part("rodzaj", labelled(kinds, "Nazwa"), labelled(kinds, "Zasady dopasowania"));

const measures = field(page, "Wymiary");
await add(measures, "Wymiary");
await fill(measures, { Klucz: "shelfThickness", Nazwa: "Grubość półki", Ważny: "6" });
await tick(measures, "Filtr");
await fill(measures, { "Nazwa w adresie": "grubosc", Kolejność: "4" });
await part("wymiar", labelled(measures, "Klucz"), labelled(measures, "Kolejność"));

await open("range/entries/collections");
const finishes = field(page, "Wykończenia").first();
await add(finishes, "Wykończenia");
await fill(finishes, { Identyfikator: "miedz-szczotkowana", Nazwa: "Miedź szczotkowana", Kolor: "#b26a47" });
await finishes.getByRole("switch", { name: "Metal" }).last().click();
await fill(finishes, { Chropowatość: "0.3" });
await part("wykonczenie", labelled(finishes, "Identyfikator"), labelled(finishes, "Chropowatość"));

await open("products/new");
const finishesOfProduct = field(page, "Wykończenia");
await reach(finishesOfProduct);
await add(finishesOfProduct, "Wykończenia");
await labelled(finishesOfProduct, "Wykończenie").click();
await page.getByRole("option", { name: "Czarny mat", exact: true }).click();
await fill(finishesOfProduct, { "Numer katalogowy": "PN-300-CM", EAN: "9520000009908" });
await part(
  "produkt-wykonczenie",
  labelled(finishesOfProduct, "Wykończenie"),
  labelled(finishesOfProduct, "EAN"),
);

await open("pages/new");
await fill(form, {
  Tytuł: "Montaż krok po kroku",
  "Opis dla wyszukiwarek": "Jak zamontować półkę.",
  Wstęp: "Od wiertła do poziomicy.",
});
await part("strona", labelled(form, "Tytuł"), labelled(form, "Wstęp"));

await open("brand/entries/navigation");
const menu = field(page, "Menu", field(page, "Nagłówek"));
await add(menu, "Menu");
await fill(menu, { Napis: "Montaż", Ikona: "lucide:wrench", Adres: "/montaz-krok-po-kroku" });
await part("menu", labelled(menu, "Napis"), labelled(menu, "Adres"));

await open("range/entries/search");
const synonyms = field(page, "Synonimy");
await add(synonyms, "Synonimy");
await fill(synonyms, { Słowo: "półka" });
await add(synonyms, "Mówią też");
await fill(synonyms, { "Mówią też": "etażerka" });
await part("synonim", labelled(synonyms, "Słowo"), labelled(synonyms, "Mówią też"));

await open("brand/entries/points-of-sale");
const services = field(page, "Wszystkie usługi").first();
await add(services, "Wszystkie usługi");
await fill(services, { "Wszystkie usługi": "próbki do domu" });
await part("usluga", labelled(services, "Wszystkie usługi"), labelled(services, "Wszystkie usługi"));

await browser.close();

/** The last control with a label: that of the entry that was added. */
function labelled(list: Locator, label: string): Locator {
  return list.getByLabel(label, { exact: true }).last();
}

/** Fills in fields by their labels. */
async function fill(list: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await labelled(list, label).fill(value);
}

/** Opens an editor page. Loads `about:blank` first to discard unsaved entries of the previous page. */
async function open(editorPath: string) {
  await page.goto("about:blank");
  await page.goto(`${desk}#/collections/${editorPath.split("/")[0]}`);
  await page.getByRole("toolbar", { name: "Kolekcja" }).waitFor();
  await page.goto(`${desk}#/collections/${editorPath}`);
  await page.getByRole(editorPath.includes("/") ? "button" : "grid", { name: /^(Zapisz|Wpisy)/ }).waitFor();
}

/** The editor fades over to another page, and makes an entry and scrolls to it in two steps. */
async function settled() {
  await page.waitForTimeout(1_000);
}

/** Takes a screenshot of the form from one control to another, with their labels and hints. */
async function part(name: string, from: Locator, to: Locator) {
  await settled();
  const fields = [from, to].map((control) => control.locator("xpath=ancestor::*[@role='group'][1]"));
  const [first, last] = await Promise.all(fields.map((field) => field.boundingBox()));
  if (!first || !last) throw new Error(`The form does not show all of ${name}.`);
  const y = first.y - 40;
  await picture(page, name, { x: 0, y, width: 615, height: last.y + last.height + 10 - y });
}

async function picture(page: Page, name: string, clip?: PageScreenshotOptions["clip"]) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await settled();
  await sharp(await page.screenshot(clip && { clip }))
    .webp({ quality: 80 })
    .toFile(path.join("docs/desk", `${name}.webp`));
}
