import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

/** The browser's program: CHROME_PATH, or where Debian puts Chromium; null when there is none. */
export function browserPath(): string | null {
  const path = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  return existsSync(path) ? path : null;
}

/** Switches that keep the browser from doing anything of its own. */
export const browserSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserSwitches });
}
