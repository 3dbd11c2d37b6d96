import { expect, test } from "../../support/browser/lasting-page";

test("the 3D library is narrowed by collection and format, and its files are saved under readable names (16.9, 16.11)", {
  tag: ["@core", "@without-js"],
}, async ({ page }) => {
  await page.goto("/bryly");
  await expect(page.getByText("8 modeli")).toBeVisible();
  await page.getByRole("combobox", { name: "Kolekcja" }).selectOption({ label: "Misa (5)" });
  await page.getByRole("combobox", { name: "Format" }).selectOption("STEP");
  await page.getByRole("button", { name: "Pokaż modele" }).click();
  await expect(page).toHaveURL(/kolekcja=misa/);
  const list = page.getByRole("region", { name: "Modele i rysunki" });
  await expect(list.getByText("5 modeli", { exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Format" })).toHaveValue("step");
  const files = page.getByRole("list", { name: "Pliki: Umywalka nablatowa okrągła Misa" });
  await expect(files.getByRole("link", { name: "STEP" })).toBeVisible();
  await expect(files.getByRole("link", { name: "GLB" })).toBeHidden();
  await page.goto("/bryly?kolekcja=misa");
  const collection = page.getByRole("link", { name: "Misa 5 modeli" });
  for (const [link, name] of [
    [files.getByRole("link", { name: "STEP" }), "MS-512-misa-umywalka-nablatowa-okragla.step"],
    [files.getByRole("link", { name: "IFC" }), "MS-512-misa-umywalka-nablatowa-okragla.ifc"],
    [files.getByRole("link", { name: "ZIP" }), "MS-512-misa-umywalka-nablatowa-okragla.zip"],
    [collection, "kolekcja-misa.zip"],
  ] as const) {
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toBe(name);
    expect(await (await download).failure()).toBeNull();
  }
});
