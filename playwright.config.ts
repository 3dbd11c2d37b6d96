import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/checks/find-chromium.js";
import { dataDir, port, run, url } from "./tests/browser/support/server";

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const withoutJavaScript = { javaScriptEnabled: false };

/**
 * The first two are pages that the browser keeps ready behind its address bar: without them a new window takes half the
 * processor time. The browser heeds one such list, this one, so what journeys need of Playwright's own stands here too.
 */
const unusedFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
].join(",");

/**
 * Journeys run in both sizes with JavaScript; those tagged `@without-js` run in both sizes without it too.
 * A journey that only makes sense in one size or without JavaScript says so by its tag.
 */
export default defineConfig({
  testDir: "tests/browser",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: url,
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    launchOptions: {
      executablePath: findChromium(),
      args: ["--no-sandbox", `--disable-features=${unusedFeatures}`],
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
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
    },
  },
});
