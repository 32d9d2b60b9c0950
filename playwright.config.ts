import { defineConfig } from "@playwright/test";
import { browserSwitches, findBrowser } from "./scripts/find-browser.mjs";
import { placeNames } from "./test/journeys/places.ts";
import { phone } from "./test/journeys/screens.ts";

/** The journeys: the built product in a real browser, on demo data that is filled in once for all of them. */
export default defineConfig({
  testDir: "test/journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "build/reports/journeys",
  globalSetup: "./test/journeys/set-up.ts",
  // filling the demo directory draws its pictures: half a minute on two free cores
  globalTimeout: 30 * 60_000,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // where other work shares the machine a page may stall: a journey that fails there runs once more, and the report names it as flaky
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: true,
  reporter: "list",
  use: {
    ...phone,
    // known to the processes that run the journeys, which read this after the set-up
    baseURL: process.env[placeNames.url],
    browserName: "chromium",
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    screenshot: "only-on-failure",
    // a press that waits in vain says so while its test can still tell where
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findBrowser() ?? "", args: browserSwitches },
  },
});
