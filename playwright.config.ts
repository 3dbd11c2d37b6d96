import { defineConfig } from "@playwright/test";
import { dataDir, port, run, url } from "./tests/support/browser/server";
import { findHeadlessChromium } from "./tools/scripts/find-chromium.js";

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const withoutJavaScript = { javaScriptEnabled: false };

/**
 * Chromium features to disable. The first two preload pages for the address bar, which takes half of the processor time
 * that a new window needs. Chromium reads only one `--disable-features` list, so this list also contains the entries of
 * Playwright's own list that the tests need.
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
 * By default, a test runs on a desktop with JavaScript. Tags add runs: `@phone` on a phone, for a page with a different
 * layout there, and `@without-js` without JavaScript. `@only-phone` and `@only-without-js` replace the default run.
 */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  // Far longer than any journey needs, so that none fails on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: url,
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    // With a limit of its own, a click that hangs says what it waits for, as an expectation does.
    actionTimeout: 60_000,
    // Traces are recorded only in CI, where .github/workflows/ci.yml uploads them, because recording takes time.
    trace: process.env.GITHUB_ACTIONS ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: ["--no-sandbox", `--disable-features=${unusedFeatures}`],
    },
  },
  projects: [
    { name: "desktop", use: desktop, grepInvert: /@only-/ },
    { name: "phone", use: phone, grep: /@(only-)?phone/, grepInvert: /@only-without-js/ },
    {
      name: "desktop-without-js",
      use: { ...desktop, ...withoutJavaScript },
      grep: /@(only-)?without-js/,
      grepInvert: /@only-phone/,
    },
    {
      name: "phone-without-js",
      use: { ...phone, ...withoutJavaScript },
      grep: /(?=.*@only-phone)(?=.*@(only-)?without-js)/,
    },
  ],
  webServer: {
    command: "node build/server.js",
    cwd: run.site,
    // Until they are cached, a busy machine may shed load (behaviour 21.7).
    wait: { stdout: /Listed pages are cached/ },
    timeout: 300_000,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
    },
  },
});
