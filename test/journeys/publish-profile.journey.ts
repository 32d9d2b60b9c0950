import type { Browser, Locator, Page } from "@playwright/test";
import type { ProviderProfile } from "../../src/contract/providers/schema.ts";
import { expectFilled, fillTab, readByVisitors } from "./a-full-profile.ts";
import { emailField, expectDashboard, passwordField } from "./account-steps.ts";
import { core } from "./core.ts";
import { fieldOf, openTab, saveChanges, tabOf } from "./dashboard-steps.ts";
import { enquiryOpener } from "./enquiry-steps.ts";
import { expect, openPage, test, type Noise } from "./journey.ts";
import { expectEmailsTo, linkIn } from "./outbox.ts";
import { newBusiness, type Business } from "./people.ts";
import { fillBusiness, fillSignIn, submitRegistration } from "./register-steps.ts";
import { phone } from "./screens.ts";

test(
  "a provider registers, fills in every tab and publishes, and a visitor finds and reads it all",
  core,
  async ({ page, browser, noise }) => {
    test.setTimeout(120_000);
    // an unpublished profile is a 404 for its owner too
    noise.allow(/^error: Failed to load resource: the server responded with a status of 404/);
    const business = newBusiness(`Veldblom ${Math.random().toString(36).slice(2, 8)}`);

    await test.step("registers in two steps", () => registerHere(page, business));
    await test.step("confirms the email address", () => confirmEmail(page, business));
    await test.step("signs in", async () => {
      await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
      await expect(emailField(page)).toHaveValue(business.email);
      await passwordField(page).fill(business.password);
      await passwordField(page).press("Enter");
      await expectDashboard(page, business.business_name);
    });
    await test.step("fills in Basic Info", () => fillBasicInfo(page));
    await test.step("fills in Business Details", () => fillBusinessDetails(page));
    await test.step("fills in Pricing & Services", () => fillPricing(page));
    await test.step("fills in Social Media", () => fillSocialMedia(page, noise));
    await test.step("fills in Operating Details", () => fillOperatingDetails(page));
    await test.step("saves", async () => {
      await saveChanges(page);
      await page.reload();
      await expectDashboard(page, business.business_name);
      await expectFilled(page);
    });
    const path = await page.getByRole("link", { name: "View Profile" }).getAttribute("href");
    const visitor = await openVisitor(browser, noise);
    await test.step("is not listed for visitors yet", () => expectHidden(page, visitor, path ?? "", business));
    await test.step("publishes", () => publish(page));
    await test.step("is found and read", () => expectRead(visitor, path ?? "", business));
    await test.step("is seen by its owner", async () => {
      await page.getByRole("link", { name: "View Profile" }).click();
      await expect(page.getByText("Profile Is Live")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeVisible();
      await expect(enquiryOpener(page)).toHaveCount(0);
    });
    await visitor.context().close();
  },
);

async function registerHere(page: Page, business: Business): Promise<void> {
  await openPage(page, "/register");
  await fillSignIn(page, { ...business, confirmPassword: "another horse" });
  await expect(passwordField(page, "Confirm password")).toHaveAccessibleDescription("Passwords do not match");
  await expect(emailField(page)).toHaveValue(business.email);
  await fillSignIn(page, business);

  await fillBusiness(page, business);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(emailField(page)).toHaveValue(business.email);
  await expect(passwordField(page)).toHaveValue(business.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Business name")).toHaveValue(business.business_name);
  await submitRegistration(page);

  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
  await expect(emailField(page)).toHaveValue(business.email);
}

async function confirmEmail(page: Page, { email }: Business): Promise<void> {
  const [welcome] = await expectEmailsTo(email, "Welcome to Umshado");
  expect(welcome).toBeDefined();
  if (welcome) await openPage(page, linkIn(welcome, "/confirm-email"));
  await expect(page).toHaveURL("/confirm-email");
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
}

async function fillBasicInfo(page: Page): Promise<void> {
  await fillTab(page, "Basic Info");
  const panel = await openTab(page, "Basic Info");
  await fieldOf(panel, "Main category").selectOption({ label: "Florists" });
  await panel.getByLabel("Speciality (Florists)").selectOption("Fynbos and protea");
  await panel.getByRole("button", { name: "Add a category" }).click();
  await panel.getByLabel("Another category").selectOption({ label: "Decor & Hire" });
  await fieldOf(panel, "Province").selectOption("Free State");
  await fieldOf(panel, "City or town").fill("Bethlehem");
}

async function fillBusinessDetails(page: Page): Promise<void> {
  await fillTab(page, "Business Details");
  const panel = await openTab(page, "Business Details");
  await panel.getByRole("checkbox", { name: "Rustic" }).check();
  await panel.getByRole("checkbox", { name: "Boho" }).check();
  await panel.getByRole("switch", { name: /^Insured/ }).check();
  await fieldOf(panel, "What the insurance covers").fill("Public liability up to R 5 million");
}

async function fillPricing(page: Page): Promise<void> {
  await fillTab(page, "Pricing & Services");
  const panel = await openTab(page, "Pricing & Services");
  await chooseTiers(panel);
  await panel.getByRole("checkbox", { name: "EFT" }).check();
  await panel.getByRole("checkbox", { name: "SnapScan" }).check();
  await panel.getByRole("switch", { name: /^Consultations/ }).check();
  await fieldOf(panel, "Consultation fee").fill("450");
  await panel.getByRole("switch", { name: /^Deposit required/ }).check();
  await expect(panel.getByRole("radio", { name: "Percentage" })).toBeChecked();
  await fieldOf(panel, "Deposit").fill("120");
  await listPackages(page, panel);

  await openTab(page, "Basic Info");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(tabOf(page, "Pricing & Services")).toHaveAccessibleName("Pricing & Services 1 to correct");
  const deposit = fieldOf(panel, "Deposit");
  await expect(deposit).toBeFocused();
  await expect(deposit).toHaveAccessibleDescription("A percentage deposit is at most 100.");
  // a hidden faulty field doesn't block saving, and returns with its fault
  await panel.getByRole("radio", { name: "Fixed" }).check();
  await expect(tabOf(page, "Pricing & Services")).toHaveAccessibleName("Pricing & Services");
  await panel.getByRole("radio", { name: "Percentage" }).check();
  await expect(deposit).toHaveValue("120");
  await deposit.fill("12.5");
  await expect(deposit).toHaveAccessibleDescription("Enter a whole percent from 0 to 100, such as 50.");
  await deposit.fill("50");
  await expect(tabOf(page, "Pricing & Services")).toHaveAccessibleName("Pricing & Services");
}

/** Tiers must be adjacent: others are disabled. */
async function chooseTiers(panel: Locator): Promise<void> {
  const tier = (word: string) => panel.getByRole("checkbox", { name: new RegExp(`${word}$`) });
  await tier("Moderate").check();
  await expect(tier("Luxury")).toBeDisabled();
  await tier("Budget").check();
  await tier("Premium").check();
  await expect(tier("Moderate")).toBeDisabled();
  await tier("Budget").uncheck();
  await expect(tier("Moderate")).toBeEnabled();
  await expect(tier("Luxury")).toBeEnabled();
}

/** By keyboard only: renames the second and moves the last up. */
async function listPackages(page: Page, panel: Locator): Promise<void> {
  const place = (number: number) => panel.getByLabel(`Name of package ${number}`);
  await panel.getByRole("button", { name: "Add a package" }).press("Enter");
  for (const [at, name] of ["Farm package, R 18 500", "Small package", "Delivery service"].entries()) {
    await expect(place(at + 1)).toBeFocused();
    await page.keyboard.type(name);
    if (at < 2) await page.keyboard.press("Enter");
  }
  await place(2).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(", R 9 500");
  await panel.getByRole("button", { name: "Move Delivery service up" }).press("Enter");
  await expect(place(2)).toHaveValue("Delivery service");
  await expect(place(3)).toHaveValue("Small package, R 9 500");
}

async function fillSocialMedia(page: Page, noise: Noise): Promise<void> {
  noise.allow(/^requested https:\/\/www\.google\.com\/maps\/search\//);
  await page.context().route("https://www.google.com/**", (route) => route.fulfill({ body: "a map" }));
  await fillTab(page, "Social Media");
  const panel = await openTab(page, "Social Media");
  await panel.getByRole("button", { name: "Find my Google review link" }).click();
  const finder = page.getByRole("dialog", { name: "Find your Google review link" });
  await expect(finder.getByLabel("Location")).toHaveValue("Bethlehem, Free State");
  await finder.getByLabel("Location").fill("");
  await expect(finder.getByRole("button", { name: "Search on Google" })).toBeDisabled();
  await finder.getByLabel("Location").fill("Bethlehem");
  const opening = page.waitForEvent("popup");
  await finder.getByRole("link", { name: "Search on Google" }).click();
  const map = await opening;
  expect(new URL(map.url()).searchParams.get("query")).toMatch(/^Veldblom \w+, Bethlehem$/);
  await map.close();
  const pasted = finder.getByLabel("Google review link");
  await expect(finder.getByRole("button", { name: "Next" })).toBeDisabled();
  await pasted.fill("my reviews");
  await expect(finder.getByRole("button", { name: "Next" })).toBeDisabled();
  await pasted.fill("g.page/r/veldblom/review");
  await finder.getByRole("button", { name: "Next" }).click();
  await expect(finder.getByRole("link", { name: "https://g.page/r/veldblom/review" })).toBeVisible();
  await finder.getByRole("button", { name: "Use this link" }).click();
  await expect(finder).toBeHidden();
  await expect(fieldOf(panel, "Google review link")).toHaveValue("https://g.page/r/veldblom/review");
}

async function fillOperatingDetails(page: Page): Promise<void> {
  await fillTab(page, "Operating Details");
  const panel = await openTab(page, "Operating Details");
  await panel.getByRole("switch", { name: /^We travel to weddings/ }).check();
  await panel.getByLabel("Monday", { exact: true }).selectOption("Open");
  await panel.getByLabel("Monday, opens at").fill("08:30");
  await panel.getByLabel("Monday, closes at").fill("16:30");
  await panel.getByRole("button", { name: "Copy Monday to all days" }).click();
  await panel.getByLabel("Sunday", { exact: true }).selectOption("Closed");
  await expect(panel.getByLabel("Saturday, closes at")).toHaveValue("16:30");
}

async function openVisitor(browser: Browser, noise: Noise): Promise<Page> {
  const context = await browser.newContext(phone);
  noise.listenTo(context);
  return context.newPage();
}

async function findInList(page: Page, business_name: string): Promise<void> {
  await openPage(page, "/providers");
  const search = page.getByLabel("Search vendors");
  await search.fill(business_name);
  await search.press("Enter");
  await expect(page).toHaveURL(/\/providers\?search=(%22)?Veldblom/);
}

async function expectHidden(page: Page, visitor: Page, path: string, { business_name }: Business): Promise<void> {
  expect(await openPage(visitor, path)).toBe(404);
  await expect(visitor.getByText("Provider not found")).toBeVisible();
  await findInList(visitor, `"${business_name}"`);
  await expect(visitor.getByText("No providers found")).toBeVisible();

  await page.getByRole("link", { name: "View Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: business_name })).toBeVisible();
  await expect(page.getByText("Preview: this profile is unpublished")).toBeVisible();
  await expect(page.getByText("Contact: Nandi Mokoena")).toBeVisible();
  await expect(enquiryOpener(page)).toHaveCount(0);
  const own = page.getByRole("region", { name: "Your profile" });
  await openPage(page, "/providers?verified=true");
  await expect(own).toHaveCount(0);
  await openPage(page, `/providers?${new URLSearchParams({ search: business_name, sortBy: "price" })}`);
  await expect(own.getByText("UNPUBLISHED - Not visible to couples")).toBeVisible();
  await expect(own.getByRole("heading", { name: business_name })).toBeVisible();
  await own.getByRole("link", { name: "Edit profile" }).click();
  await expectDashboard(page, business_name);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Publish your profile" });
  await expect(question).toContainText(
    "Ready to publish your profile? It will be visible to couples searching for vendors.",
  );
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(
    page.getByText("Profile published successfully! Your business is now visible to couples."),
  ).toBeVisible();
  await expect(page.getByText("Profile Is Live")).toBeVisible();
}

async function expectRead(visitor: Page, path: string, { business_name }: Business): Promise<void> {
  await openPage(visitor, "/providers?category=florists&facts=boho,rustic,sesotho&guests=300");
  await expect(visitor.getByRole("article").filter({ hasText: business_name })).toContainText("Up to 300 guests");
  await findInList(visitor, business_name);
  await visitor.getByRole("article").getByRole("link", { name: business_name }).click();
  await expect(visitor).toHaveURL(path);
  await expect(visitor.getByRole("heading", { level: 1, name: business_name })).toBeVisible();
  const main = visitor.getByRole("main");
  for (const words of readByVisitors) await expect(main).toContainText(words);
  const packages = visitor.getByRole("heading", { name: "Packages and services" }).locator("..").getByRole("listitem");
  await expect(packages).toHaveText(["Farm packageR 18 500", "Delivery service", "Small packageR 9 500"]);
  await expect(main.getByRole("link", { name: /on Google, according/ })).toHaveAttribute(
    "href",
    "https://g.page/r/veldblom/review",
  );
  await expect(enquiryOpener(visitor)).toBeVisible();

  const answer = await visitor.request.get(`/api/providers/${path.split("/").at(-1)}`);
  const { data } = (await answer.json()) as { data: ProviderProfile };
  expect(data.keywords).toEqual(["unruly"]);
  expect(data.business_hours).toMatchObject({ monday: { open: "08:30", close: "16:30" }, sunday: "closed" });
  expect(data.categories.map(({ name }) => name)).toEqual(["Florists", "Decor & Hire"]);
}
