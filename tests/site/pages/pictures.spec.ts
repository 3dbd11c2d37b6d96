import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/lasting-page";
import { animationsOver } from "../../support/browser/stillness";

/** Parts of a picture, from 0 to 1 of its width and height. */
type Part = { left: number; top: number; right: number; bottom: number };

/** Pictures of the page that are cut to their box, with the part that is left of them. */
const croppedPictures = (page: Page): Promise<(Part & { alt: string })[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const [ownWidth, ownHeight] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
      const { objectFit, objectPosition } = getComputedStyle(image);
      if (!ownWidth || !ownHeight || width === 0 || objectFit !== "cover") return [];
      const scale = Math.max(width / ownWidth, height / ownHeight);
      const [shownWidth, shownHeight] = [width / scale / ownWidth, height / scale / ownHeight];
      if (shownWidth > 0.99 && shownHeight > 0.99) return [];
      const [x = 0, y = 0] = objectPosition.split(" ").map((share) => Number.parseFloat(share) / 100);
      const [left, top] = [(1 - shownWidth) * x, (1 - shownHeight) * y];
      return { alt: image.alt, left, top, right: left + shownWidth, bottom: top + shownHeight };
    }),
  );

/** Where stool, bath and mixer are in the home page's scene. */
const sold: Part = { left: 0.4, top: 0.46, right: 0.93, bottom: 0.95 };

const pages = [
  ...["/", "/aktualnosci", "/aktualnosci/kolekcja-lira", "/kariera", "/katalog-modrawa", "/kolekcje"],
  ...["/kolekcje/lira", "/kontakt", "/logotypy", "/o-nas", "/produkty"],
];

test("nothing that is sold is cropped from 320 to 2,560 px (23.4)", { tag: "@core" }, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: width < 1024 ? 844 : 1080 });
      await animationsOver(page);
      const cropped = await croppedPictures(page);
      const [hero] = path === "/" ? cropped.splice(0, 1) : [];
      expect(cropped, `${path} at ${width} px`).toEqual([]);
      if (!hero) continue;
      expect(hero.left).toBeLessThan(sold.left);
      expect(hero.top).toBeLessThan(sold.top);
      expect(hero.right).toBeGreaterThan(sold.right);
      expect(hero.bottom).toBeGreaterThan(sold.bottom);
    }
  }
});
