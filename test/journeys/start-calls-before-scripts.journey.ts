import { core } from "./core.ts";
import { expect, test } from "./journey.ts";
import { seedStorage, people, storedBy } from "./people.ts";

const pages = [
  { who: "couple", page: "/couple-dashboard", call: "/api/couples/profile/visits" },
  { who: "provider", page: "/dashboard", call: "/api/providers/profile/today" },
] as const;

for (const { who, page: address, call } of pages)
  test(`${address} makes its first call before any script file is there, once`, core, async ({ page }) => {
    await seedStorage(page, storedBy(people()[who]));
    let calls = 0;
    page.on("request", (request) => (calls += new URL(request.url()).pathname === call ? 1 : 0));
    const called = page.waitForResponse((response) => new URL(response.url()).pathname === call);
    await page.route("**/assets/*.js", async (route) => {
      await called;
      await route.continue();
    });
    await page.goto(address);
    expect((await called).status()).toBe(200);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(calls).toBe(1);
  });
