import type { Locator, Page } from "@playwright/test";
import { emailField, expectDashboard, signInHere } from "./account-steps.ts";
import { fieldOf, openTab, saveChanges } from "./dashboard-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { makeRequest, seedStorage, readStored, registerConfirmed, signIn, storedBy, type Business } from "./people.ts";
import { wide } from "./screens.ts";

const story = "We began with one camera\nand a borrowed car.";

async function openDashboard(page: Page, business_name: string): Promise<Business> {
  const business = await registerConfirmed(business_name);
  await seedStorage(page, storedBy(await signIn("provider", business)));
  await openPage(page, "/dashboard");
  await expectDashboard(page, business_name);
  return business;
}

async function typeInTwoTabs(page: Page): Promise<void> {
  await fieldOf(await openTab(page, "Basic Info"), "About your business").fill(story);
  const pricing = await openTab(page, "Pricing & Services");
  await pricing.getByRole("button", { name: "Add a package" }).click();
  await pricing.getByLabel("Name of package 1").fill("Elopement package");
}

async function expectTyped(page: Page): Promise<void> {
  await expect(fieldOf(await openTab(page, "Basic Info"), "About your business")).toHaveValue(story);
  const pricing = await openTab(page, "Pricing & Services");
  await expect(pricing.getByLabel("Name of package 1")).toHaveValue("Elopement package");
}

const leaveQuestion = (page: Page): Locator => page.getByRole("dialog", { name: "Leave without saving?" });

test("typed text in the dashboard survives a reload and leaving, which asks first", async ({ page, noise }) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 404/);
  await openDashboard(page, "Kiekie Weddings");
  await typeInTwoTabs(page);
  await expect(page.getByText("2 unsaved changes")).toBeVisible();

  // the browser's own prompt before a reload
  const warned = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const warning = await warned;
  expect(warning.type()).toBe("beforeunload");
  await warning.accept();
  await reloaded;
  await expectDashboard(page, "Kiekie Weddings");
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
  await expectTyped(page);

  const link = page.getByRole("link", { name: "View Profile" });
  await link.click();
  await leaveQuestion(page).getByRole("button", { name: "Stay" }).click();
  await expect(leaveQuestion(page)).toBeHidden();
  await expectTyped(page);
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await leaveQuestion(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expectDashboard(page, "Kiekie Weddings");
  await expectTyped(page);

  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog", { name: "Publish your profile" }).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Profile published successfully!")).toBeVisible();
  await expect(page.getByText("Profile Is Live")).toBeVisible();
  await expectTyped(page);
  expect(loads).toBe(0);

  // saving deletes the draft
  await saveChanges(page);
  await page.reload();
  await expectDashboard(page, "Kiekie Weddings");
  await expect(page.getByText(/^You have unsaved changes from /)).toHaveCount(0);
  await expectTyped(page);

  // logging out asks first, then deletes everything from the browser
  await fieldOf(await openTab(page, "Basic Info"), "About your business").fill("Of a shared computer.");
  const stored = async () => JSON.stringify(await readStored(page));
  await expect.poll(stored).toContain("shared");
  await page.setViewportSize(wide.viewport);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(leaveQuestion(page)).toContainText("they are deleted from this browser");
  await leaveQuestion(page).getByRole("button", { name: "Stay" }).click();
  await bar.getByRole("button", { name: "Logout" }).click();
  await leaveQuestion(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/login");
  expect(await stored()).not.toContain("shared");
});

test("a session that is ended elsewhere in the middle of typing requires a sign-in, and loses no word", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 401/);
  const business = await openDashboard(page, "Tussen Takke");
  await typeInTwoTabs(page);
  const elsewhere = await signIn("provider", business);
  const ended = await makeRequest("/api/account/sessions", { method: "DELETE", token: elsewhere.token });
  expect(await ended.json()).toEqual({ ended: 1 });

  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/^[^?]+\/login\?next=%2Fdashboard/);
  await expect(page.getByText("Please log in to continue.")).toBeVisible();
  await expect(emailField(page)).toBeVisible();
  await signInHere(page, business);
  await expectDashboard(page, "Tussen Takke");
  await expectTyped(page);
  await saveChanges(page);
});
