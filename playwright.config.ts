import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/checks/find-chromium.js";
import { joinRunFolder } from "./tests/support/playwright-run";

const run = joinRunFolder();
const port = 3187;
const url = `http://localhost:${port}`;
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const withoutJavaScript = { javaScriptEnabled: false };

/**
 * Journeys run in both sizes with JavaScript; those tagged `@without-js` run in both sizes without it too.
 * A journey that only makes sense in one size or without JavaScript says so by its tag.
 */
export default defineConfig({
  testDir: "tests/browser",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A busy machine may make a journey late; one that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: url,
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: desktop, grepInvert: /@phone|@only-without-js/ },
    { name: "phone", use: phone, grepInvert: /@desktop|@only-without-js/ },
    {
      name: "desktop-without-js",
      use: { ...desktop, ...withoutJavaScript },
      grep: /@without-js|@only-without-js/,
      grepInvert: /@phone/,
    },
    {
      name: "phone-without-js",
      use: { ...phone, ...withoutJavaScript },
      grep: /@without-js|@only-without-js/,
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: "node build/server.js",
    cwd: run.site,
    url,
    env: {
      PORT: String(port),
      DATA_DIR: `${run.temp}/journeys`,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
    },
  },
});
