import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { atDesk, change, command, openFile, saveButton, test } from "../support/editor/desk-journey";
import { form } from "../support/editor/form";

const product = "lira-bateria-umywalkowa-niska";
const productFile = `content/products/${product}.yaml`;

function changedLines(before: string, after: string) {
  const [one, other] = [before.split("\n"), after.split("\n")];
  expect(other.length).toBe(one.length);
  return other.filter((line, index) => line !== one[index]);
}

test.describe.configure({ mode: "default", timeout: 1_800_000 });
test.use(atDesk);
// The CMS logs the server's rejections to the console.
test.use({ allowedConsoleErrors: [/status of (409|422)|\{status: 4\d\d, message: /] });

test("an edit of a file changes one line, and editing it back leaves every byte as it was (25.6)", async ({
  page,
  desk,
}) => {
  const before = desk.read(productFile);
  await openFile(page, desk, { collection: "products", entry: product });
  const text = form(page).getByRole("textbox", { name: "Krótki opis" });
  const value = await text.inputValue();
  await change(page, text, `${value}1`);
  expect(changedLines(before, desk.read(productFile))).toEqual([`short: ${value}1`]);
  await change(page, text, value);
  expect(desk.read(productFile)).toBe(before);
});

test("an article is added with a phone's picture (HEIC); a draft says so in its page", async ({
  page,
  desk,
}) => {
  const field = (name: string) =>
    form(page)
      .getByRole("group", { name: new RegExp(`^Pole .*${name}`) })
      .first();
  const picture = {
    name: "IMG_0001.HEIC",
    mimeType: "image/heic",
    buffer: readFileSync("tests/fixtures/photo.heic"),
  };
  await page.goto(`${desk.url}#/collections/news/new`);
  await field("Tytuł").getByRole("textbox").fill("Nowy salon Radom");
  await field("Szkic").getByRole("switch").click();
  await field("Data").locator("input").fill("2025-11-01T08:00");
  await field("Wstęp").getByRole("textbox").fill("Otwieramy w grudniu.");
  await field("Tematy").getByRole("textbox").fill("firma");
  // A list of topics to choose from.
  await expect(field("Tematy").getByRole("textbox")).toHaveAttribute("list", "topics");
  await field("Opis zdjęcia").getByRole("textbox").fill("Salon z ekspozycją");
  await field("Zdjęcie").locator("input[type=file]").first().setInputFiles(picture);
  await expect(field("Zdjęcie").getByRole("button", { name: "Wybierz inne zdjęcie" })).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText("Zdjęcie jest w redakcji")).toBeVisible();
  const file = "content/news/nowy-salon-radom.md";
  await expect.poll(() => existsSync(desk.at(file))).toBe(true);
  expect(desk.read(file)).toContain("image: /images/news/nowy-salon-radom.avif");
  expect(desk.read(file)).toContain('draft: true\ndate: "2025-11-01T08:00"');

  const address = `${desk.site}/aktualnosci/nowy-salon-radom`;
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Szkic: Nowy salon/);
  const shown = page.getByRole("img", { name: "Salon z ekspozycją" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("photos chosen together are taken one by one; one that cannot be is told by its name, and no folder is empty (25.8, 25.36)", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#/assets/public/images/news`);
  await page.getByRole("button", { name: "Pokaż opcje edycji" }).click();
  await expect(page.getByRole("menuitem", { name: "Zastąp zasób" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Zmień nazwę zasobu" })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Prześlij nowe zasoby" }).click();
  await expect(page.getByRole("button", { name: /folder/i })).toHaveCount(0);
  const photo = async (name: string, width: number) => {
    const image = { width, height: (width * 2) / 3, channels: 3, background: "#b26a47" } as const;
    return { name, mimeType: "image/jpeg", buffer: await sharp({ create: image }).jpeg().toBuffer() };
  };
  const photos = [photo("Salon 1.jpg", 1500), photo("Salon 2.jpg", 900), photo("Salon 3.jpg", 1500)];
  const picker = page.getByRole("dialog").locator("input[type=file]");
  await picker.setInputFiles(await Promise.all(photos));
  await page.getByRole("alertdialog").getByRole("button", { name: "Prześlij", exact: true }).click();
  await expect(page.getByText("(3 z 3)")).toBeVisible();
  const told = page.getByRole("dialog", { name: "Nie zapisano zdjęcia" });
  await expect(told).toContainText(/salon-2\.avif: .*weź większe/);
  await told.getByRole("button", { name: "Rozumiem" }).click();
  const isThere = (name: string) => existsSync(desk.at(`public/images/news/${name}-320.avif`));
  expect(["salon-1", "salon-2", "salon-3"].map(isThere)).toEqual([true, false, true]);
  await expect(page.getByRole("option").filter({ hasText: /^\D*0$/ })).toHaveCount(0);
});

test("an offer is made from another, shown where it has an issue, saved and deleted; every other file stays", async ({
  page,
  desk,
}) => {
  const offers = () => readdirSync(desk.at("content/jobs")).sort();
  const before = offers();
  const [first = ""] = before;
  const original = desk.read(`content/jobs/${first}`);
  await openFile(page, desk, { collection: "jobs", entry: first.replace(/\.md$/, "") });
  // A list that comes into view is no change.
  const duties = form(page).getByRole("group", { name: /^Pole .*Obowiązki/ });
  await expect(duties.getByRole("textbox").first()).toHaveValue(/./);
  await expect(saveButton(page)).toBeDisabled();
  await command(page, "Duplikuj wpis");
  await form(page).getByRole("textbox", { name: "Stanowisko" }).fill("Szlifierz / szlifierka odlewów");
  const lastDay = form(page).getByRole("textbox", { name: "Ostatni dzień oferty" });
  const day = await lastDay.inputValue();
  await lastDay.fill("2020-01-01");
  await saveButton(page).click();
  const file = "content/jobs/szlifierz-szlifierka-odlewow.md";
  const rejection = page.getByRole("alertdialog", { name: "Błąd" });
  await expect(rejection).toContainText(
    "Ostatni dzień oferty: ma być nie wcześniej niż pierwszy dzień oferty",
  );
  await rejection.getByRole("button", { name: "OK" }).click();
  expect(offers()).toEqual(before);

  await lastDay.fill(day);
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(desk.read(file)).toMatch(/^slug: szlifierz-szlifierka-odlewow$/m);
  const offered = async () => (await fetch(`${desk.site}/kariera`)).text();
  await expect.poll(offered).toContain("Szlifierz");

  await command(page, "Usuń wpis");
  await page.getByRole("alertdialog").getByRole("button", { name: "Usuń" }).click();
  await expect.poll(offers).toEqual(before);
  await expect.poll(offered).not.toContain("Szlifierz");
  expect(desk.read(`content/jobs/${first}`)).toBe(original);
});

test("the address of a saved file is shown, with why it stays", async ({ page, desk }) => {
  await openFile(page, desk, { collection: "products", entry: product });
  await page.getByRole("radio", { name: "Adres" }).click();
  const panel = page.getByRole("group", { name: "Adres", exact: true });
  await expect(panel).toContainText("już się nie zmienia");
  await expect(panel.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Pokaż opcje edytora" }).click();
  await expect(page.getByRole("menuitem", { name: "Usuń wpis" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Edytuj adres" })).toBeDisabled();
});
