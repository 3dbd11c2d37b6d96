import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser/lasting-page";
import { header, undo } from "../../support/browser/project";

/** From now on a press waits for the scripts until they come: a busy machine may take longer than two seconds. */
const waitForScripts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const wait = (work: TimerHandler, ms?: number, ...values: unknown[]) =>
      setTimeout(work, ms === 2_000 ? 60_000 : ms, ...values);
    Object.assign(window, { setTimeout: wait });
  });

/**
 * Opens a page, scrolls to start its scripts, and presses a link, a button or a key some frames later.
 * @param press selector, or a key of one letter
 */
async function pressAfter(page: Page, path: string, press: string, frames: number) {
  await page.goto(path);
  await page.evaluate(
    ({ press, frames }) => {
      const pressLater = async () => {
        // Now the page listens for a first scroll.
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
        scrollTo({ top: 200, behavior: "instant" });
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
        if (press.length === 1)
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: press, bubbles: true }));
        else document.querySelector<HTMLElement>(press)?.click();
      };
      // Not awaited: what is pressed may lead away from the page, and its answer would be lost with it.
      void pressLater();
    },
    { press, frames },
  );
}

/** Frames (17 ms) after which the press comes: before, while and after the scripts start. */
const moments = [0, 4, 64];

test.beforeEach(({ page }) => waitForScripts(page));

test("a press on the list does what it says once, whenever it comes", { tag: "@core" }, async ({ page }) => {
  for (const frames of moments) {
    await pressAfter(page, "/projekt?l=1.LR-110-CH.KN-110-CH*3", "[name=zrob][value='usun 1']", frames);
    await expect(page).toHaveURL("/projekt?l=1.LR-110-CH");
    await page.waitForLoadState();
    await hydrated(page);
    await expect(page.getByRole("textbox", { name: /^Ilość/ })).toHaveCount(1);
    // The removal can be undone, whether the browser has posted it or the scripts have done it.
    await page.getByRole("main").getByRole("link", { name: "Cofnij" }).or(undo(page)).click();
    await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-110-CH*3");
  }
});

test("a press that adds to the list adds one piece, whenever it comes (27.13)", async ({ page }) => {
  for (const frames of moments) {
    await pressAfter(page, "/produkty/4100-baterie-umywalkowe", "a[href='/projekt?dodaj=LR-110']", frames);
    await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 1");
    await expect(page).toHaveURL("/produkty/4100-baterie-umywalkowe");
    expect(await page.evaluate(() => localStorage["modrawa:projekt"]), `${frames}`).toBe("1.LR-110-CH");
    await page.evaluate(() => localStorage.clear());
  }
});

test("a press on a link is followed once, one on a panel's opener and a key open it, whenever they come (19.8)", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object(window).navigation.addEventListener(
      "currententrychange",
      ({ navigationType }: { navigationType: string }) => {
        const pushes = Number(sessionStorage.getItem("pushes"));
        if (navigationType === "push") sessionStorage.setItem("pushes", String(pushes + 1));
      },
    );
  });
  for (const frames of moments) {
    await pressAfter(page, "/o-nas", "header a[data-opens='products']", frames);
    await expect(page.getByRole("dialog", { name: "Produkty" })).toBeVisible();
    await pressAfter(page, "/o-nas", "o", frames);
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    // The browser loads a document, or the scripts push a state; data alone may be asked for ahead of the press, too.
    const documents: string[] = [];
    page.on("request", (request) => {
      const isFollowed = new URL(request.url()).pathname === "/punkty-sprzedazy";
      if (request.isNavigationRequest() && isFollowed) documents.push(request.url());
    });
    await page.evaluate(() => sessionStorage.removeItem("pushes"));
    await pressAfter(page, "/o-nas", "header a[href='/punkty-sprzedazy']", frames);
    await expect(page).toHaveURL("/punkty-sprzedazy");
    await page.waitForLoadState();
    await hydrated(page);
    const pushes = await page.evaluate(() => Number(sessionStorage.getItem("pushes")));
    expect([frames, documents.length + pushes]).toEqual([frames, 1]);
    page.removeAllListeners("request");
  }
});
