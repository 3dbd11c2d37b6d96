import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../support/browser/test";
import { atDesk, openFile, saveButton } from "../support/editor/desk-journey";
import { openAs, startDeskOverSites } from "../support/editor/desk-over-sites";
import { form } from "../support/editor/form";

const file = { collection: "pages", entry: "o-nas" };
const [annas, jans] = ["anna@modrawa.example", "jan@modrawa.example"];
const last = "Ostatnie zdanie dopisał Jan, a stoi pod wszystkimi innymi.";

async function edit(page: Page, name: string, value: string) {
  await form(page).getByRole("textbox", { name, exact: true }).fill(value);
  await saveButton(page).click();
}

test("two editors work at once over a site of two instances: joined saves, a preview at the edited place, a cropped picture, publication and the way back (25.8, 25.43, 25.44, 25.45)", async ({
  browser,
}) => {
  const desk = await startDeskOverSites({ publisher: `Anna Nowak <${annas}>`, editor: `Jan Zych <${jans}>` });
  const [anna, jan] = [await openAs(browser, annas, atDesk), await openAs(browser, jans, atDesk)];
  const everywhere = (isRight: (html: string) => boolean) =>
    expect
      .poll(async () => {
        const pages = desk.sites.map(async (site) => (await fetch(`${site}/o-nas`)).text());
        return (await Promise.all(pages)).every(isRight);
      })
      .toBe(true);
  try {
    await openFile(anna, desk, file);
    await openFile(jan, desk, file);

    await test.step("different fields are joined", async () => {
      await edit(anna, "Tytuł", "O naszej marce");
      await expect(saveButton(anna)).toBeDisabled();
      const body = form(jan).getByRole("textbox", { name: "Treść" });
      await edit(jan, "Treść", `${await body.inputValue()}\n\n${last}`);
      await expect(jan.getByRole("dialog", { name: "Zapisano. Uwagi" })).toContainText("Zapisano razem");
      await jan.getByRole("button", { name: "Rozumiem" }).click();
      expect(desk.read("content/pages/o-nas.md")).toMatch(/title: O naszej marce[\s\S]*Ostatnie zdanie/);
    });

    await test.step("the preview opens at the edited place", async () => {
      await form(jan).getByRole("textbox", { name: "Treść" }).click();
      await jan.keyboard.press("ControlOrMeta+End");
      const opening = jan.waitForEvent("popup");
      await jan.getByRole("link", { name: "Podgląd" }).click();
      const preview = await opening;
      await expect(preview.getByRole("heading", { level: 1 })).toHaveText("O naszej marce");
      await expect(preview.getByText(last)).toBeInViewport();
      await preview.close();
    });

    await test.step("a picture is replaced under its name by a part of a photo", async () => {
      await jan.goto(`${desk.url}#/assets/public/images/news`);
      await jan.getByText("kolekcja-kanta.avif").click();
      await jan.getByRole("button", { name: "Pokaż opcje edycji" }).click();
      await jan.getByRole("menuitem", { name: "Zastąp" }).click();
      const half = { width: 2_000, height: 1_000, channels: 3 as const };
      const photo = await sharp({ create: { ...half, height: 2_000, background: "red" } })
        .composite([{ input: { create: { ...half, background: "blue" } }, top: 1_000, left: 0 }])
        .jpeg()
        .toBuffer();
      await jan
        .getByRole("dialog")
        .locator("input[type=file]")
        .last()
        .setInputFiles({ name: "DSC_1.JPG", mimeType: "image/jpeg", buffer: photo });
      await jan.getByRole("button", { name: "Zastąp", exact: true }).last().click();
      await jan.getByRole("slider", { name: "W pionie" }).fill("100");
      await jan.getByRole("slider", { name: "Zbliżenie" }).fill("1.3");
      await jan.getByRole("button", { name: "Użyj kadru" }).click();
      // By its bytes: of a path, sharp remembers the picture of before.
      const made = () => readFileSync(desk.at("public/images/news/kolekcja-kanta-320.avif"));
      await expect.poll(async () => (await sharp(made()).stats()).dominant.b).toBeGreaterThan(200);
    });

    await test.step("one who publishes does, and takes it back, on both instances", async () => {
      await jan.goto(`${desk.url}publikacja`);
      await expect(jan.getByRole("listitem").filter({ hasText: "O naszej marce" })).toContainText(
        /Jan Zych, Anna Nowak/,
      );
      await expect(jan.getByRole("button", { name: "Publikuj" })).toHaveCount(0);
      await anna.goto(`${desk.url}publikacja`);
      await anna.getByRole("button", { name: "Publikuj" }).click();
      await expect(anna.getByRole("status")).toContainText("Gotowe.", { timeout: 120_000 });
      await everywhere((html) => html.includes("Ostatnie zdanie"));
      await anna.getByRole("button", { name: "Cofnij publikację" }).click();
      await everywhere((html) => !html.includes("Ostatnie zdanie"));
    });
  } finally {
    await Promise.all([anna.context().close(), jan.context().close()]);
    await desk.close();
  }
});
