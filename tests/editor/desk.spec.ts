import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, field, form } from "../../scripts/desk/form";
import type { Desk } from "../support/editor/desk";
import {
  atDesk,
  change,
  command,
  expectServed,
  openFile,
  saveButton,
  test,
  testOnOwnPage,
} from "../support/editor/desk-journey";

const product = "lira-bateria-umywalkowa-niska";
const productFile = `content/products/${product}.yaml`;

/** The first text of the file or of a part of it; in lists, the first of their first entry. */
async function firstText(page: Page, part = form(page)): Promise<Locator> {
  const text = part.locator("input[type=text], textarea").first();
  const unfold = part.getByRole("button", { name: "Rozwiń", exact: true }).first();
  await expect(async () => {
    if (!(await text.isVisible())) await unfold.click();
    await expect(text).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return text;
}

/** Opens a page of the site; it follows the content from now on. */
async function openLive(page: Page, address: string) {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await page.goto(address);
  await connected;
}

function changedLines(before: string, after: string) {
  const [one, other] = [before.split("\n"), after.split("\n")];
  expect(other.length).toBe(one.length);
  return other.filter((line, index) => line !== one[index]);
}

test.describe("the staff's desk", () => {
  test.describe.configure({ mode: "default", timeout: 1_800_000 });
  test.use(atDesk);
  test.use({ allowedConsoleErrors: [/status of (409|422)|content\/|Ten plik/] });

  test("asks nobody outside and keeps to its policy", async ({ page, desk }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openFile(page, desk, { collection: "products", entry: product });
    await expect(form(page).getByRole("textbox", { name: "Nazwa" })).toHaveValue(/Lira/);
    const outside = asked.filter(
      (address) => !/^(blob|data):/.test(address) && !address.startsWith(desk.url),
    );
    expect(outside).toEqual([]);
  });

  test("an edit of a file changes one line, and editing it back leaves every byte as it was (25.6)", async ({
    page,
    desk,
  }) => {
    for (const { collection, entry, file } of await filesOfEachCollection(page, desk)) {
      await test.step(file, async () => {
        const before = desk.read(file);
        await openFile(page, desk, { collection, entry });
        const part = freelyNamed[file];
        const text = await firstText(page, part ? field(page, part) : form(page));
        const value = await text.inputValue();
        await change(page, text, `${value}1`);
        await closeRemarks(page);
        expect(changedLines(before, desk.read(file))).toEqual([expect.stringContaining(`${value}1`)]);
        await change(page, text, value);
        await closeRemarks(page);
        expect(desk.read(file)).toBe(before);
      });
    }
  });

  test("an edited text is in the open page without anybody loading it anew", async ({
    page,
    desk,
    context,
  }) => {
    const site = await context.newPage();
    await openLive(site, `${desk.site}/produkt/${product}`);
    await openFile(page, desk, { collection: "products", entry: product });
    const text = form(page).getByRole("textbox", { name: "Krótki opis" });
    const value = await text.inputValue();
    await change(page, text, "Opis, który właśnie napisała redakcja.");
    await expect(site.getByText("Opis, który właśnie napisała redakcja.").first()).toBeVisible();
    await change(page, text, value);
    await site.close();
  });

  const photos = [
    {
      town: "Lublin",
      slug: "nowy-salon-lublin",
      name: "Salon w Łodzi.JPG",
      picture: "salon-w-lodzi",
      mimeType: "image/jpeg",
    },
    {
      town: "Radom",
      slug: "nowy-salon-radom",
      name: "IMG_0001.HEIC",
      picture: "img_0001",
      mimeType: "image/heic",
    },
  ];
  for (const { town, slug, name, picture, mimeType } of photos)
    test(`an article is added with a picture of ${mimeType}; a draft says so in its page`, async ({
      page,
      desk,
    }) => {
      const field = (name: string) =>
        form(page)
          .getByRole("group", { name: new RegExp(`^Pole .*${name}`) })
          .first();
      const create = { width: 1800, height: 1200, channels: 3 as const, background: "teal" };
      const jpeg = sharp({ create }).jpeg();
      const buffer =
        mimeType === "image/jpeg" ? await jpeg.toBuffer() : readFileSync("tests/fixtures/photo.heic");
      await page.goto(`${desk.url}#/collections/news/new`);
      await field("Tytuł").getByRole("textbox").fill(`Nowy salon ${town}`);
      await field("Szkic").getByRole("switch").click();
      await field("Data").locator("input").fill("2025-11-01T08:00");
      await field("Wstęp").getByRole("textbox").fill("Otwieramy w grudniu.");
      await field("Tematy")
        .getByRole("button", { name: /^Dodaj/ })
        .click();
      await field("Tematy").getByRole("textbox").fill("firma");
      await field("Opis zdjęcia").getByRole("textbox").fill("Salon z ekspozycją");
      await field("Zdjęcie").locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });
      await expect(field("Zdjęcie").getByText("Zastąp")).toBeVisible();
      await saveButton(page).click();
      const file = `content/news/${slug}.md`;
      await expect.poll(() => existsSync(desk.at(file))).toBe(true);
      expect(desk.read(file)).toContain(`image: /images/news/${picture}.avif`);
      expect(desk.read(file)).toContain('draft: true\ndate: "2025-11-01T08:00"');

      const address = `${desk.site}/aktualnosci/${slug}`;
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Szkic: Nowy salon/);
      const shown = page.getByRole("img", { name: "Salon z ekspozycją" });
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

  testOnOwnPage(
    "a format that is wrong is told in its field, before anything is saved",
    async ({ page, desk }) => {
      const before = desk.read(productFile);
      await openFile(page, desk, { collection: "products", entry: product });
      await form(page).getByRole("textbox", { name: "Numer modelu" }).fill("lr 110");
      await saveButton(page).click();
      await expect(form(page).getByText("wymagany numer katalogowy, np. AB-110")).toBeVisible();
      await form(page).getByRole("textbox", { name: "Krótki opis" }).fill("");
      await saveButton(page).click();
      await expect(form(page).getByText("To pole jest wymagane").first()).toBeVisible();
      expect(desk.read(productFile)).toBe(before);
    },
  );

  testOnOwnPage(
    "any other mistake of the file is told as by npm run content, and nothing is written",
    async ({ page, desk }) => {
      const file = "content/redirects.yaml";
      const before = desk.read(file);
      await openFile(page, desk, { collection: "brand", entry: "redirects" });
      await (await firstText(page)).fill("/stary-adres/");
      await saveButton(page).click();
      await expect(
        page.getByText("content/redirects.yaml:2 – redirects.from: wymagany adres bez ukośnika"),
      ).toBeVisible();
      expect(desk.read(file)).toBe(before);
    },
  );

  test("a mistake between files is saved and told", async ({ page, desk }) => {
    const file = "content/pages/o-nas.md";
    const before = desk.read(file);
    await openFile(page, desk, { collection: "pages", entry: "o-nas" });
    const text = form(page).getByRole("textbox", { name: "Treść" });
    const value = await text.inputValue();
    await change(page, text, `${value}\n\n[Strona](/nie-ma-takiej-strony)`);
    const remarks = page.getByRole("dialog", { name: "Zapisano, ale treść ma błędy" });
    await expect(remarks).toContainText("content/pages/o-nas.md");
    await expect(remarks).toContainText("/nie-ma-takiej-strony");
    await remarks.getByRole("button", { name: "Rozumiem" }).click();
    await change(page, text, value);
    expect(desk.read(file)).toBe(before);
  });

  testOnOwnPage("what someone else has written since is not written over (25.6)", async ({ page, desk }) => {
    const file = "content/pages/o-nas.md";
    const before = desk.read(file);
    await openFile(page, desk, { collection: "pages", entry: "o-nas" });
    const theirs = `${before}\nZdanie kogoś innego.\n`;
    desk.write(file, theirs);
    await (await firstText(page)).fill("Mój tytuł");
    await saveButton(page).click();
    await expect(page.getByText(/Ten plik zmienił ktoś inny/)).toBeVisible();
    expect(desk.read(file)).toBe(theirs);
    desk.write(file, before);
  });

  test("a question is added to its group, and the page of questions has it", async ({ page, desk }) => {
    const file = "content/qanda.yaml";
    const before = desk.read(file);
    await openFile(page, desk, { collection: "brand", entry: "qanda" });
    await form(page).getByRole("button", { name: "Rozwiń", exact: true }).first().click();
    const questions = field(page, "Pytania");
    await questions.getByRole("button", { name: /^Dodaj .*Pytania/ }).click();
    const added = (name: string) => questions.getByRole("textbox", { name, exact: true }).last();
    await added("Identyfikator").fill("probki-plytek");
    await added("Pytanie").fill("Czy dostanę próbki płytek?");
    await added("Odpowiedź").fill("Nie, płytek nie robimy.");
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
    const lines = desk.read(file).split("\n");
    const at = lines.findIndex((line) => line.includes("probki-plytek"));
    expect(lines.splice(at, 4).map((line) => line.trim())).toEqual([
      "- id: probki-plytek",
      "question: Czy dostanę próbki płytek?",
      "answer: Nie, płytek nie robimy.",
      "categories: []",
    ]);
    expect(lines.join("\n")).toBe(before);
    await expectServed(`${desk.site}/qanda`, (html) => html.includes("Czy dostanę próbki płytek?"));
    desk.write(file, before);
  });

  test("an offer is made from another, told where it has a mistake, saved and deleted; every other file stays", async ({
    page,
    desk,
  }) => {
    const offers = () => readdirSync(desk.at("content/jobs")).sort();
    const before = offers();
    const [first = ""] = before;
    const original = desk.read(`content/jobs/${first}`);
    await openFile(page, desk, { collection: "jobs", entry: first.replace(/\.md$/, "") });
    await command(page, "Duplikuj wpis");
    await form(page).getByRole("textbox", { name: "Stanowisko" }).fill("Szlifierz / szlifierka odlewów");
    const lastDay = form(page).getByRole("textbox", { name: "Ostatni dzień oferty" });
    const day = await lastDay.inputValue();
    await lastDay.fill("2020-01-01");
    await saveButton(page).click();
    const file = "content/jobs/szlifierz-szlifierka-odlewow.md";
    const rejection = page.getByRole("alertdialog", { name: "Błąd" });
    await expect(rejection).toContainText(`${file}:`);
    await expect(rejection).toContainText("validThrough: ma być nie wcześniej niż from");
    await rejection.getByRole("button", { name: "OK" }).click();
    expect(offers()).toEqual(before);

    await lastDay.fill(day);
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(desk.read(file)).toMatch(/^slug: szlifierz-szlifierka-odlewow$/m);
    await expectServed(`${desk.site}/kariera`, (html) => html.includes("Szlifierz"));

    await command(page, "Usuń wpis");
    await page.getByRole("alertdialog").getByRole("button", { name: "Usuń" }).click();
    await expect.poll(offers).toEqual(before);
    await expectServed(`${desk.site}/kariera`, (html) => !html.includes("Szlifierz"));
    expect(desk.read(`content/jobs/${first}`)).toBe(original);
  });

  testOnOwnPage(
    "a page gets its address from its title, and can be deleted (25.11)",
    async ({ page, desk }) => {
      const file = "content/pages/montaz-krok-po-kroku.md";
      await page.goto(`${desk.url}#/collections/pages/new`);
      await form(page).getByRole("textbox", { name: "Tytuł" }).fill("Montaż krok po kroku");
      await form(page).getByRole("textbox", { name: "Opis dla wyszukiwarek" }).fill("Jak zamontować baterię");
      await form(page).getByRole("textbox", { name: "Wstęp" }).fill("Od zaworu do uszczelki.");
      await field(page, "Dzień ostatniej zmiany").locator("input").fill("2026-11-25");
      await form(page).getByRole("textbox", { name: "Treść" }).fill("## Przed montażem");
      await saveButton(page).click();
      await expect(saveButton(page)).toBeDisabled();
      expect(desk.read(file)).toMatch(/^path: \/montaz-krok-po-kroku$/m);
      await expectServed(`${desk.site}/montaz-krok-po-kroku`, (html) => html.includes("Przed montażem"));

      await command(page, "Usuń wpis");
      await page.getByRole("alertdialog").getByRole("button", { name: "Usuń" }).click();
      await expect.poll(() => existsSync(desk.at(file))).toBe(false);
      await expectServed(`${desk.site}/montaz-krok-po-kroku`, (html) => !html.includes("Przed montażem"));
    },
  );

  testOnOwnPage(
    "an article without a title and picture is told so in their fields, and no file is made",
    async ({ page, desk }) => {
      const before = readdirSync(desk.at("content/news"));
      await page.goto(`${desk.url}#/collections/news/new`);
      await form(page).getByRole("textbox", { name: "Wstęp" }).fill("Otwieramy drugi salon.");
      await saveButton(page).click();
      for (const name of ["Tytuł", "Zdjęcie"])
        await expect(field(page, name)).toContainText("To pole jest wymagane");
      expect(readdirSync(desk.at("content/news"))).toEqual(before);
    },
  );

  test("the address of a saved file is shown, with why it stays, and cannot be changed", async ({
    page,
    desk,
  }) => {
    await openFile(page, desk, { collection: "products", entry: product });
    await page.getByRole("radio", { name: "Slug" }).click();
    const panel = page.getByRole("group", { name: "Slug" });
    await expect(panel).toContainText("już się nie zmienia");
    await expect(panel.getByRole("button")).toHaveCount(0);
    await page.getByRole("button", { name: "Pokaż opcje edytora" }).click();
    await expect(page.getByRole("menuitem", { name: "Usuń wpis" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Edytuj przyjazny link" })).toBeDisabled();
  });

  test("what someone else has changed since is not deleted", async ({ page, desk }) => {
    const [first = ""] = readdirSync(desk.at("content/jobs"));
    const file = `content/jobs/${first}`;
    const before = desk.read(file);
    await openFile(page, desk, { collection: "jobs", entry: first.replace(/\.md$/, "") });
    const theirs = `${before}\nZdanie kogoś innego.\n`;
    desk.write(file, theirs);
    await command(page, "Usuń wpis");
    await page.getByRole("alertdialog").getByRole("button", { name: "Usuń" }).click();
    await expect(page.getByText(/Ten plik zmienił ktoś inny/)).toBeVisible();
    expect(existsSync(desk.at(file)) && desk.read(file)).toBe(theirs);
    desk.write(file, before);
  });
});

/** The list whose entries may bear any name, of files that begin with words that others of their lists have. */
const freelyNamed: Record<string, string> = { "content/points-of-sale.yaml": "Punkty sprzedaży" };

type Collection = {
  name: string;
  folder?: string;
  extension?: string;
  files?: { name: string; file: string }[];
};

/** Of a folder the first file, of single files the largest: each takes seconds. Unit tests write every file anew. */
async function filesOfEachCollection(page: Page, desk: Desk) {
  const { cms } = await (await page.request.get(`${desk.url}config.json`)).json();
  return (cms.collections as Collection[]).flatMap(({ name, folder, extension, files }) => {
    if (files) {
      const size = ({ file }: { file: string }) => desk.read(file).length;
      const largest = files.toSorted((one, other) => size(other) - size(one)).slice(0, 1);
      return largest.map((file) => ({ collection: name, entry: file.name, file: file.file }));
    }
    // Pages with a form of their own are in the folder of plain pages, but not in their collection.
    const isListed = (one: string) =>
      one.endsWith(`.${extension}`) && (name !== "pages" || one === "o-nas.md");
    const [first = ""] = readdirSync(desk.at(String(folder))).filter(isListed);
    const entry = first.slice(0, -`.${extension}`.length);
    return [{ collection: name, entry, file: `${folder}/${first}` }];
  });
}

/** An id that another file names is a mistake as long as it is changed. */
async function closeRemarks(page: Page) {
  const understood = page.getByRole("button", { name: "Rozumiem" });
  while (await understood.isVisible()) await understood.click();
}
