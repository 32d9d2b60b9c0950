import type { Browser, Page } from "@playwright/test";
import { test as journey } from "./journey.ts";
import { people, storedBy, type People } from "./people.ts";

type Visitor = keyof People | "guest";

const living = new WeakMap<Browser, { page: Page; as: Visitor }>();

/** Read-only journeys share a page per visitor, for speed. Each starts with a fresh load and empty storage. */
export const test = journey.extend<{ as: Visitor }>({
  as: ["guest", { option: true }],
  context: async ({ browser, as }, provide) => {
    const page = await pageOf(browser, as);
    await startOver(page, as);
    await provide(page.context());
    await page.unrouteAll({ behavior: "wait" });
  },
  page: async ({ context: _context, browser, as }, provide) => provide(await pageOf(browser, as)),
});

async function pageOf(browser: Browser, as: Visitor): Promise<Page> {
  const before = living.get(browser);
  if (before?.as === as) return before.page;
  await before?.page.context().close();
  const context = await browser.newContext();
  const page = await context.newPage();
  living.set(browser, { page, as });
  return page;
}

async function startOver(page: Page, as: Visitor): Promise<void> {
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
