import { core } from "./core.ts";
import { expect, test } from "./journey.ts";
import { seedStorage, people, storedBy } from "./people.ts";

const pages = [
  { who: "couple", page: "/couple-dashboard", call: "/api/couples/dashboard" },
  { who: "provider", page: "/dashboard", call: "/api/providers/profile/today" },
] as const;

for (const { who, page: address, call } of pages)
  test(`${address} makes its one call before any script file is there`, core, async ({ page }) => {
    await seedStorage(page, storedBy(people()[who]));
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // the map of the profile form, below the rows
      if (pathname.startsWith("/api/") && pathname !== "/api/places") calls.push(pathname);
    });
    const called = page.waitForResponse((response) => new URL(response.url()).pathname === call);
    await page.route("**/assets/*.js", async (route) => {
      await called;
      await route.continue();
    });
    await page.goto(address);
    expect((await called).status()).toBe(200);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(calls).toEqual([call]);
  });
