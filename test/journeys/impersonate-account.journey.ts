import { demoLogins } from "../../seed/demo-directory.ts";
import { signInHere } from "./account-steps.ts";
import { enterAsAdmin, findRow, impersonationBanner } from "./admin-steps.ts";
import { core } from "./core.ts";
import { expect, openPage, test } from "./journey.ts";
import { makeRequest, seedStorage, people, provenAdmin, readStored, storedBy } from "./people.ts";
import { wide } from "./screens.ts";

test.use(wide);

const nameOf = (person: "provider" | "couple") => {
  const { record } = people()[person];
  return "business_name" in record ? record.business_name : record.name;
};

test("an admin acts as a provider, also after reloads, and returns to the own account", async ({ page, context }) => {
  const name = nameOf("provider");
  const row = await findRow(await enterAsAdmin(page, "Badge Management"), name);
  await row.getByRole("button", { name: `Impersonate ${name}` }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const banner = impersonationBanner(page);
  await expect(banner).toContainText(`IMPERSONATING PROVIDER ${name}`);
  await page.reload();
  await expect(banner).toContainText(name);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin" })).toHaveCount(0);
  await openPage(page, "/admin");
  await expect(page).toHaveURL("/dashboard");

  const other = await context.newPage();
  await openPage(other, "/enquiries/any");
  await expect(other.getByRole("heading", { level: 1, name: "Private" })).toBeVisible();
  await openPage(other, "/enquiries");
  await expect(impersonationBanner(other)).toContainText(name);
  await banner.getByRole("button", { name: "Stop" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(banner).toHaveCount(0);
  expect(await readStored(page)).toEqual(storedBy(people().superAdmin));
  await expect(other).toHaveURL("/admin");
  await expect(other.getByText(`You’re no longer acting as ${name}.`)).toBeVisible();
});

test("an admin acts as a couple, and is itself again when the hour is over", async ({ page, noise }) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 401/);
  const name = nameOf("couple");
  const row = await findRow(await enterAsAdmin(page, "Couples"), name);
  await row.getByRole("button", { name: `Impersonate ${name}` }).click();
  await expect(page).toHaveURL("/couple-dashboard");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(impersonationBanner(page)).toContainText(`IMPERSONATING COUPLE ${name}`);
  await openPage(page, "/admin");
  await expect(page).toHaveURL("/couple-dashboard");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await openPage(page, "/bulk-contact");
  await expect(page.getByText("Enquiries can’t be sent while impersonating somebody.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose a category" })).toBeDisabled();
  await openPage(page, "/couple-dashboard");
  // no pending request may notice the expiry before the reload
  await page.waitForLoadState("networkidle");

  const { "umshado.couple_token": token = "" } = await readStored(page);
  expect((await makeRequest("/api/auth/logout", { method: "POST", token })).status).toBe(204);
  await page.reload();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText(`You’re no longer acting as ${name}. You’re logged in as yourself again.`)).toBeVisible();
  expect(await readStored(page)).toEqual(storedBy(people().superAdmin));
  await openPage(page, "/couple-dashboard");
  await expect(page).toHaveURL("/admin");
});

test("an admin acts as a provider from its profile, which then shows itself as its owner sees it, and sees so even where the banner can’t be fetched", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: net::ERR_FAILED/);
  await page.route(/signed-in-.*\.js$/, (route) => route.abort());
  const name = nameOf("provider");
  const path = `/provider/${people().provider.record.id}`;
  await seedStorage(page, storedBy(await provenAdmin()));
  await openPage(page, path);
  const button = page.getByRole("button", { name: `Impersonate ${name}` });
  await button.click();
  await expect(impersonationBanner(page)).toContainText(`IMPERSONATING PROVIDER ${name}`);
  await expect(page).toHaveURL(path);
  await expect(page.getByText("Profile Is Live")).toBeVisible();
  await expect(button).toHaveCount(0);
  await impersonationBanner(page).getByRole("button", { name: "Stop" }).click();
  await expect(page).toHaveURL("/admin");
});

test("only a super admin stays in the control panel", core, async ({ page }) => {
  await openPage(page, "/admin/badges");
  await expect(page).toHaveURL("/login?next=%2Fadmin");
  await seedStorage(page, storedBy(people().provider));
  await openPage(page, "/admin");
  await expect(page).toHaveURL("/");
  await seedStorage(page, storedBy(people().superAdmin));
  await openPage(page, "/admin/badges");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("tab", { name: "Badge Management" })).toBeVisible();
});

test("an admin who signs in arrives in the control panel and is greeted with what is new", async ({ page }) => {
  await openPage(page, "/login");
  await signInHere(page, demoLogins[0]);
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("region", { name: "What is new" })).toContainText(/this week|waits/);
  await page.getByRole("tab", { name: "Badge Management" }).click();
  const tab = page.getByRole("tabpanel", { name: "Badge Management" });
  await expect(tab.getByText(/^\d+ providers and 1 super admin$/)).toBeVisible();
});

test("a profile offers impersonation to nobody else", async ({ page }) => {
  await seedStorage(page, storedBy(people().provider));
  const answer = await makeRequest("/api/providers?page=1&limit=2&sortBy=trust");
  const { providers } = (await answer.json()) as { providers: { id: string }[] };
  const other = providers.find(({ id }) => id !== people().provider.record.id);
  await openPage(page, `/provider/${other?.id}`);
  await expect(page.getByRole("button", { name: /^(Endorse|Already Endorsed)$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Impersonate/ })).toHaveCount(0);
});
