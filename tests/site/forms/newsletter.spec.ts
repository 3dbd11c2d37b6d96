import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { mailsTo } from "../../support/browser/outbox";
import { linksOf } from "../../support/readers/mail";
import { dataOf } from "../../support/site/data-requests";

/** The links of the one mail to an address, once it is written whole. */
async function linksInMail(address: string) {
  const links = () => linksOf(mailsTo(address)[0] ?? "");
  await expect.poll(() => Object.values(links()).every(Boolean)).toBe(true);
  expect(mailsTo(address)).toHaveLength(1);
  return links();
}

const emailOf = (page: Page) => page.getByLabel("E-mail", { exact: true });
const termsOf = (page: Page) => page.getByLabel("Wyrażam zgodę");

/** The client-side validation loads with the first focus; until then only the server validates. */
async function waitForRules(page: Page) {
  await expect(async () => {
    await termsOf(page).check();
    await termsOf(page).uncheck();
    await expect(page.getByText("Pole wymagane")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test(
  "a visitor subscribes, confirms through the mail and leaves again",
  { tag: ["@core", "@without-js"] },
  async ({ page, javaScriptEnabled }, { testId }) => {
    const address = `jan-${testId}@example.pl`;
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("E-mail", { exact: true }).fill(address);
    await footer.getByLabel("Wyrażam zgodę").check();
    await footer.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page.getByRole("status").getByText("Sukces")).toBeVisible();
    await expect(page.getByRole("status").getByText("E-mail został wysłany.")).toBeVisible();

    await expect(page.getByText(/ważny 7\sdni|w\sciągu 7\sdni/)).toBeVisible();

    const links = await linksInMail(address);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${links.confirm}&jezyk=en`);
    const english = page.getByRole("link", { name: "EN", exact: true, includeHidden: true });
    await expect(english).toHaveCount(0);
    await page.getByRole("button", { name: "Potwierdzam zapis" }).click();
    await expect(page.getByRole("heading", { name: "Zapis potwierdzony" })).toBeVisible();
    await expect(page).toHaveTitle(/^Zapis potwierdzony/);

    await (javaScriptEnabled ? openHydrated(page, links.withdraw) : page.goto(links.withdraw));
    await page.getByRole("banner").getByRole("link", { name: "Modrawa" }).click();
    await expect(page).toHaveURL("/");
    await expect(english).not.toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(links.withdraw);
    await expect(english).toHaveCount(0);
    await page.getByRole("button", { name: "Wypisuję się" }).click();
    await expect(page.getByRole("heading", { name: "Adres wypisany" })).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  },
);

test("an address half typed survives a look at the privacy policy (28.8)", async ({ page }) => {
  await openHydrated(page, "/newsletter");
  await emailOf(page).fill("jan@example");
  await termsOf(page).check();
  await page.getByRole("main").getByRole("link", { name: "polityka prywatności" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Polityka");
  await page.goBack();
  await expect(emailOf(page)).toHaveValue("jan@example");
  await expect(termsOf(page)).toBeChecked();
});

test.describe("with an answer that is an error", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] });

  test("the empty form leads to its first invalid field (18.4)", { tag: "@core" }, async ({ page }) => {
    await openHydrated(page, "/newsletter");
    await page.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page.getByText("Nieprawidłowy e-mail")).toBeVisible();
    await expect(page.getByText("Pole wymagane")).toBeVisible();
    await expect(emailOf(page)).toBeFocused();
    await expect(page).toHaveURL("/newsletter");
  });
});

test("the form judges a field once it has been left, then while it is typed in (18.4)", async ({ page }) => {
  await page.goto("/newsletter");
  await waitForRules(page);
  const email = emailOf(page);
  const message = page.getByText("Nieprawidłowy e-mail");
  await email.pressSequentially("jan@");
  await expect(message).toBeHidden();
  await email.blur();
  await expect(message).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially("example.pl");
  await expect(message).toBeHidden();
});

test.describe("without a connection", () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test("or with another site's answer, the form says so and keeps its values (12.13)", {
    tag: "@only-phone",
  }, async ({ page }) => {
    await openHydrated(page, "/newsletter");
    await emailOf(page).fill("jan@example.pl");
    await termsOf(page).check();
    await page.route(dataOf("/newsletter"), (route) => route.abort());
    await page.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page.getByText("Nie udało się wysłać formularza.")).toBeVisible();
    await page.route(dataOf("/newsletter"), (route) => route.fulfill({ json: { signIn: true } }));
    await page.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page.getByText("Zamiast naszego serwisu odpowiedziało coś innego")).toBeVisible();
    await expect(emailOf(page)).toHaveValue("jan@example.pl");
  });
});
