import type { Page } from "@playwright/test";

/** An item of the main menu. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Główne menu" }).getByRole("link", { name, exact: true });

export const follow = (page: Page, name: string) => menuLink(page, name).click();

/** From now on {@link isSameDocument} tells whether the document was reloaded. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);
