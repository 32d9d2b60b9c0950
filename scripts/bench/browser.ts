import { chromium, type Browser } from "@playwright/test";
import { browserSwitches, findBrowser } from "../find-browser.mjs";

/** The browser's program: CHROME_PATH, or where Debian puts Chromium; null when there is none. */
export function browserPath(): string | null {
  return findBrowser(["/usr/bin/chromium"]);
}

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserSwitches });
}

/** The phone of the measurements; at this density a picture of half the width is asked for at the full 720 pixels. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
