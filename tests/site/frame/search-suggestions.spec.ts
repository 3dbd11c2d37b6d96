import { expect, test } from "../../support/browser/lasting-page";

const mixer = "/produkt/lira-bateria-umywalkowa-niska";

test.beforeEach(async ({ page }) => {
  await page.goto("/kontakt");
  await page.getByRole("banner").getByRole("button", { name: "Szukaj", exact: true }).click();
});

test("the keyboard walks through suggestions as the pattern says (7.2)", { tag: "@core" }, async ({
  page,
}) => {
  const field = page.getByRole("combobox", { name: "Czego szukasz?" });
  await expect(field).toBeFocused();
  await page.keyboard.type("b");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.insertText("ateria um");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const list = page.getByRole("listbox", { name: "Podpowiedzi" });
  await expect(list.getByRole("group")).toHaveCount(5);
  const chosen = list.getByRole("option", { selected: true });
  await expect(chosen).toHaveCount(0);

  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(/^Bateria umywalkowa niska Lira/);
  await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText("Pokaż wszystkie wyniki");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(/^Bateria umywalkowa niska Lira/);
  await page.keyboard.press("Home");
  await expect(chosen).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toBeVisible();
  await expect(field).toHaveValue("bateria um");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(/^Bateria umywalkowa niska Lira/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(mixer);
  await expect(field).toBeHidden();
});

test("suggestions are announced as none if nothing matches", async ({ page }) => {
  await page.keyboard.type("qwxyz");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(/Brak podpowiedzi/);
});
