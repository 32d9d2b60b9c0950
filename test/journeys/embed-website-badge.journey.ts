import { expectDashboard } from "./account-steps.ts";
import { openTab } from "./dashboard-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { seedStorage, people, storedBy } from "./people.ts";

type Listed = { id: string; business_name: string; trust_score: number };

test("a website badge follows the trust score, and is empty for a provider that couples can't find", async ({
  request,
}) => {
  const answer = await request.get("/api/providers?page=1&limit=100&sortBy=trust");
  const { providers } = (await answer.json()) as { providers: Listed[] };
  const trusted = providers.find(({ trust_score }) => trust_score >= 4);
  const listed = providers.find(({ trust_score }) => trust_score < 4);
  for (const [provider, words] of [
    [trusted, "Trusted by"],
    [listed, "Listed on"],
  ] as const) {
    const picture = await request.get(`/badge/${provider?.id}.svg`);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["cache-control"]).toBe("public, max-age=3600");
    const svg = await picture.text();
    expect(svg).toContain(`>${words}<`);
    expect(Buffer.byteLength(svg)).toBeLessThan(4096);
  }
  const nothing = await request.get(`/badge/${people().newcomer.record.id}.svg`);
  expect(nothing.status()).toBe(200);
  expect(await nothing.text()).not.toContain("<text");
});

test("the copied code shows the badge in somebody else's page and leads to the profile", async ({ page, context }) => {
  const { provider } = people();
  const business_name = "business_name" in provider.record ? provider.record.business_name : "";
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await seedStorage(page, storedBy(provider));
  await openPage(page, "/dashboard");
  await expectDashboard(page, business_name);
  const panel = await openTab(page, "Website Badge");
  await expect(panel.getByRole("img", { name: /^The badge today: (Trusted by|Listed on) Umshado$/ })).toBeVisible();
  await panel.getByRole("button", { name: "Copy code" }).click();
  await expect(panel.getByRole("status")).not.toBeEmpty();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(await panel.getByLabel("Badge code").inputValue()).toBe(code);

  const foreign = await context.newPage();
  await foreign.setContent(`<!doctype html><title>A website of its own</title><footer>${code}</footer>`);
  const badge = foreign.getByRole("img", { name: `${business_name} on Umshado` });
  const width = () => badge.evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await expect.poll(width).toBe(220);
  const opening = context.waitForEvent("page");
  await badge.click();
  const profile = await opening;
  await expect(profile).toHaveURL(`/provider/${provider.record.id}`);
  await expect(profile.getByRole("heading", { level: 1, name: business_name, exact: true })).toBeVisible();
});
