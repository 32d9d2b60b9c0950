import { existsSync } from "node:fs";

/** Debian's paths. The headless shell has the same engine and costs a third less. */
const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const browserSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** CHROME_PATH, or the first that exists; null without one. @param {string[]} programs */
export function findBrowser(programs = debian) {
  return [process.env.CHROME_PATH ?? programs].flat().find((path) => existsSync(path)) ?? null;
}
