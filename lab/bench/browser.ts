import { chromium, type Browser } from "@playwright/test";
import { browserSwitches, findBrowser } from "../../scripts/find-browser.mjs";

/** CHROME_PATH, else Debian's Chromium; null without one. */
export function browserPath(): string | null {
  return findBrowser(["/usr/bin/chromium"]);
}

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserSwitches });
}
