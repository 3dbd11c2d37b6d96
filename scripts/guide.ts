/**
 * `npm run guide -- http://127.0.0.1:PORT/redakcja/` takes the screenshots of `docs/desk.md` from the content editor
 * that runs at this URL. It saves nothing: the editor rejects the invalid entries that the screenshots show.
 */
import path from "node:path";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { findChromium } from "./checks/find-chromium.js";

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
const form = page.getByRole("group", { name: /^Edytuj treść/ });
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
await form.getByRole("button", { name: "Dzisiaj" }).click();
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

await browser.close();

/** Opens an editor page. Loads `about:blank` first to discard unsaved entries of the previous page. */
async function open(editorPath: string) {
  await page.goto("about:blank");
  await page.goto(`${desk}#/collections/${editorPath.split("/")[0]}`);
  await page.getByRole("toolbar", { name: "Kolekcja" }).waitFor();
  await page.goto(`${desk}#/collections/${editorPath}`);
  await page.getByRole(editorPath.includes("/") ? "button" : "grid", { name: /^(Zapisz|Wpisy)/ }).waitFor();
}

async function picture(page: Page, name: string) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(path.join("docs/desk", `${name}.webp`));
}
