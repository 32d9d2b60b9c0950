import { existsSync } from "node:fs";

/** Where Debian puts its browsers. The shell draws the same pages with the same engine, for two thirds of the work. */
const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Switches that keep the browser from doing anything of its own. */
export const browserSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser's program: CHROME_PATH, or the first of these that is there; null when there is none. @param {string[]} programs */
export function findBrowser(programs = debian) {
  return [process.env.CHROME_PATH ?? programs].flat().find((path) => existsSync(path)) ?? null;
}
