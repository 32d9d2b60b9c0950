import type { Browser, Page } from "@playwright/test";
import { test as journey } from "./journey.ts";
import { people, storedBy, type People } from "./people.ts";

type Visitor = keyof People | "guest";

/** The page that the walk keeps open, and who looks at it. */
const living = new WeakMap<Browser, { page: Page; as: Visitor }>();

/**
 * Journeys that only look, one after the other in one page of each kind of visitor: what a browser does once, such as
 * making ready for the program's scripts and for axe, is done once for all. Each begins as in a new browser: its address
 * is loaded anew, and nothing is kept of the one before.
 */
export const test = journey.extend<{ as: Visitor }>({
  as: ["guest", { option: true }],
  context: async ({ browser, as }, provide) => {
    const page = await pageOf(browser, as);
    await beginAnew(page, as);
    await provide(page.context());
    await page.unrouteAll({ behavior: "wait" });
  },
  page: async ({ context: _context, browser, as }, provide) => provide(await pageOf(browser, as)),
});

/** The page that is open for this visitor; the one for another is closed. */
async function pageOf(browser: Browser, as: Visitor): Promise<Page> {
  const before = living.get(browser);
  if (before?.as === as) return before.page;
  await before?.page.context().close();
  const context = await browser.newContext();
  const page = await context.newPage();
  living.set(browser, { page, as });
  return page;
}

/** Leaves the page before, with everything that it kept in the browser, and keeps there what a sign-in leaves. */
async function beginAnew(page: Page, as: Visitor): Promise<void> {
  await page.goto("/robots.txt");
  await page.context().clearCookies();
  await page.evaluate(
    (stored) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    as === "guest" ? {} : storedBy(people()[as]),
  );
}
