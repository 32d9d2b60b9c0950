import { existsSync } from "node:fs";

/** Where Debian puts its browsers. The shell draws the same pages with the same engine, for two thirds of the work. */
const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The program that the journeys run in: CHROME_PATH, or the first of Debian's that is there; null when there is none. */
export function findBrowser() {
  return [process.env.CHROME_PATH ?? debian].flat().find((path) => existsSync(path)) ?? null;
}
