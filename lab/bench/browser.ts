import { chromium, type Browser } from "@playwright/test";
import { browserSwitches, findBrowser } from "../../scripts/find-browser.mjs";

/** The browser's program: CHROME_PATH, or where Debian puts Chromium; null when there is none. */
export function browserPath(): string | null {
  return findBrowser(["/usr/bin/chromium"]);
}

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserSwitches });
}
