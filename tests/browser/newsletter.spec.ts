import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type Site, startSite } from "../support/site";
import { test as base, expect, openHydrated } from "./support/test";

/** Each journey has a site of its own: its mails are read from the files it writes, and its limits are fresh. */
const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _browser }, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** The links of the one mail that is written, once it is written whole. */
async function linksInMail({ dataDir }: Site) {
  const folder = path.join(dataDir, "outbox");
  const mails = () =>
    readdirSync(dataDir).includes("outbox")
      ? readdirSync(folder).filter((name) => name.endsWith(".eml"))
      : [];
  const link = (name: string) => {
    const text = mails().map((mail) => readFileSync(path.join(folder, mail), "utf8"))[0] ?? "";
    const decoded = text.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    return new RegExp(`/newsletter/${name}\\?token=[\\w-]{43}`).exec(decoded)?.[0] ?? "";
  };
  await expect.poll(() => link("potwierdz") !== "" && link("wypisz") !== "").toBe(true);
  expect(mails()).toHaveLength(1);
  return { confirm: link("potwierdz"), withdraw: link("wypisz") };
}

/** The form's rules arrive with the first focus; until then the server alone judges. */
async function loadSchema(page: Page, field: Locator) {
  const schema = page.waitForResponse(/\/assets\/checks-/);
  await field.focus();
  await (await schema).finished();
}

test("a visitor subscribes, confirms through the mail and leaves again", { tag: "@without-js" }, async ({
  page,
  site,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("E-mail", { exact: true }).fill("jan@example.pl");
  await footer.getByLabel("Wyrażam zgodę").check();
  await footer.getByRole("button", { name: "Zapisz się" }).click();
  await expect(page.getByRole("status").getByText("Sukces")).toBeVisible();
  await expect(page.getByRole("status").getByText("E-mail został wysłany.")).toBeVisible();

  const links = await linksInMail(site);
  await page.goto(links.confirm);
  await page.getByRole("button", { name: "Potwierdzam zapis" }).click();
  await expect(page.getByRole("heading", { name: "Zapis potwierdzony" })).toBeVisible();
  await expect(page).toHaveTitle(/^Zapis potwierdzony/);

  await page.goto(links.withdraw);
  await page.getByRole("button", { name: "Wypisuję się" }).click();
  await expect(page.getByRole("heading", { name: "Adres wypisany" })).toBeVisible();
});

test.describe("with an answer that is an error", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("a link of no use leads to the form", { tag: "@without-js" }, async ({ page }) => {
    await page.goto("/newsletter/potwierdz?token=stary");
    await expect(page.getByRole("heading", { name: "Link wygasł albo jest nieprawidłowy" })).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveCount(1);
  });

  test("a plain post keeps what was typed and says what is wrong", { tag: "@only-without-js" }, async ({
    page,
  }) => {
    await page.goto("/newsletter");
    await page.getByLabel("E-mail", { exact: true }).fill("jan@localhost");
    await page.getByLabel("Wyrażam zgodę").check();
    await page.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page).toHaveTitle(/^Błąd: /);
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("jan@localhost");
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(
      "Nieprawidłowy e-mail",
    );
    await expect(page.getByLabel("Wyrażam zgodę")).toBeChecked();
  });

  test("sending the empty form leads to its first mistake", async ({ page }) => {
    await openHydrated(page, "/newsletter");
    await page.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page.getByText("Nieprawidłowy e-mail")).toBeVisible();
    await expect(page.getByText("Pole wymagane")).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
    await expect(page).toHaveURL("/newsletter");
  });
});

test("the form judges a field once it has been left, then while it is typed in", async ({ page }) => {
  await page.goto("/newsletter");
  const email = page.getByLabel("E-mail", { exact: true });
  const message = page.getByText("Nieprawidłowy e-mail");
  await loadSchema(page, email);
  await email.pressSequentially("jan@");
  await expect(message).toBeHidden();
  await email.blur();
  await expect(message).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially("example.pl");
  await expect(message).toBeHidden();
  await expect(page.getByText("Pole wymagane")).toBeHidden();
});

test("the consent is judged as it changes", async ({ page }) => {
  await page.goto("/newsletter");
  const terms = page.getByLabel("Wyrażam zgodę");
  await loadSchema(page, terms);
  await terms.check();
  await terms.uncheck();
  await expect(page.getByText("Pole wymagane")).toBeVisible();
  await terms.check();
  await expect(page.getByText("Pole wymagane")).toBeHidden();
});

test("a subscription empties the form and says so beside it", async ({ page }) => {
  await openHydrated(page, "/newsletter");
  await page.getByLabel("E-mail", { exact: true }).fill("jan@example.pl");
  await page.getByLabel("Wyrażam zgodę").check();
  await page.getByRole("button", { name: "Zapisz się" }).click();
  await expect(page.getByRole("main").getByText("E-mail został wysłany.")).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Wyrażam zgodę")).not.toBeChecked();
  await expect(page.getByText("Pole wymagane")).toBeHidden();
});

test.describe("without a connection", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("the form says that it could not be sent, and keeps what was typed", async ({ page }) => {
    await openHydrated(page, "/newsletter");
    await page.getByLabel("E-mail", { exact: true }).fill("jan@example.pl");
    await page.getByLabel("Wyrażam zgodę").check();
    await page.route("**/newsletter?_data=*", (route) => route.abort());
    await page.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page.getByText("Nie udało się wysłać formularza.")).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("jan@example.pl");
  });
});
