import type { Locator, Page } from "@playwright/test";
import { expectDashboard, passwordField, signInHere } from "./account-steps.ts";
import { enterAsAdmin, findRow, rowsOf } from "./admin-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { expectEmailsTo } from "./outbox.ts";
import { newBusiness, people, type Business } from "./people.ts";
import { sharedUrl } from "./places.ts";
import { submitRegistration } from "./register-steps.ts";
import { phone, wide } from "./screens.ts";

test.use(wide);

test("an invited business registers with its badges and is listed, and leaves every public page when it is unpublished and deleted", async ({
  page,
  browser,
  noise,
}) => {
  test.setTimeout(120_000);
  noise.allow(/^error: Failed to load resource: the server responded with a status of (400|404|410)/);
  const own = Math.random().toString(36).slice(2, 8);
  const business = { ...newBusiness(`Uitnodiging ${own}`), contact_person: `Nandi ${own}` };
  const guest = await browser.newContext(wide);
  noise.listenTo(guest);
  const visitor = await guest.newPage();
  const owner = await (await browser.newContext(wide)).newPage();

  await test.step("is invited", () => invite(page, business));
  await test.step("registers by the email's link", () => registerInvited(owner, business));
  const path = await test.step("publishes", () => publish(owner, business));
  await test.step("is listed with its badges", () => expectSeen(visitor, path, business));
  await test.step("the invitation is used", async () => {
    const row = await findRow(await enterAsAdmin(page, "Invitations"), business.email);
    await expect(row).toContainText("Used");
    await expect(row.getByRole("button")).toHaveCount(0);
  });
  await test.step("is unpublished", () => unpublish(page, business));
  await test.step("is not listed anywhere", () => expectNowhere(visitor, path, business, [404, "Provider not found"]));
  await test.step("publishes again", () => publish(owner, business));
  await test.step("is deleted", () => deleteFor(page, business));
  await test.step("is not listed anywhere any more", () =>
    expectNowhere(visitor, path, business, [410, "Provider not found"]));
  await test.step("its page links to others of its category", () => expectSuggestedLink(visitor, path));
  await test.step("is signed out", async () => {
    await openPage(owner, "/dashboard");
    await expect(owner).toHaveURL("/login?next=%2Fdashboard");
  });
  await test.step("the audit lists it all", () => expectAudited(page, business));
  await owner.context().close();
  await guest.close();
});

async function expectSuggestedLink(visitor: Page, path: string): Promise<void> {
  await openPage(visitor, path);
  await visitor.getByRole("main").getByRole("link", { name: "All Photo Booths" }).click();
  await expect(visitor).toHaveURL("/providers?category=photo-booths");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe("on phones", () => {
  test.use(phone);

  test("an imported page is previewed, offered and claimed by its business; another is removed", async ({
    page,
    browser,
    noise,
  }) => {
    const [name, email] = ["Kelp & Candle Catering", "kelp.candle.catering@post.example"];
    const guest = await browser.newContext(phone);
    noise.listenTo(guest);
    const owner = await guest.newPage();
    const tab = await enterAsAdmin(page, "Imported pages");
    const row = await findRow(tab, name);
    await test.step("is previewed", () => lookAt(page, row, name));
    await test.step("is offered", async () => {
      await row.getByRole("button", { name: `Invite ${name}` }).click();
      await expect(tab.getByLabel("Invitation link")).toHaveValue(/\/register\?invite=[\w-]+$/);
      await expect(row).toContainText("Pending");
      await expect(row.getByRole("button", { name: `Send again to ${name}` })).toBeVisible();
    });
    await test.step("is claimed by the email's link", () => claim(owner, email, name));
    await test.step("is no longer in the list, and another is deleted with its page", async () => {
      await tab.getByRole("searchbox").fill(email);
      await expect(tab.getByText("No pages found")).toBeVisible();
      await removePage(page, tab, "Mango Tree Cakes");
    });
    await guest.close();
  });
});

async function lookAt(page: Page, row: Locator, name: string): Promise<void> {
  await expect(row).toContainText("Not yet");
  await row.getByRole("button", { name: `View page of ${name}` }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText("Fish over coals and long tables on the beach.")).toBeVisible();
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
}

async function claim(owner: Page, email: string, name: string): Promise<void> {
  const [mail] = await expectEmailsTo(email, "Your page on Umshado is ready");
  const [link = ""] = new RegExp(`${sharedUrl()}/register\\?invite=[\\w-]+`).exec(mail?.text ?? "") ?? [];
  await openPage(owner, link);
  await expect(owner.getByRole("heading", { name: `Your page: ${name}` })).toBeVisible();
  const password = "a horse, a battery";
  await passwordField(owner).fill(password);
  await passwordField(owner, "Confirm password").fill(password);
  await owner.getByRole("button", { name: "Continue" }).click();
  await expect(owner.getByLabel("Business name")).toHaveValue(name);
  await submitRegistration(owner);
  await expect(owner).toHaveURL("/login");
  await signInHere(owner, { email, password });
  await expectDashboard(owner, name);
  await expect(owner.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
}

async function removePage(page: Page, tab: Locator, name: string): Promise<void> {
  const row = await findRow(tab, name);
  await row.getByRole("button", { name: `Remove the page of ${name}` }).click();
  const question = page.getByRole("dialog", { name: `Remove the page of ${name}?` });
  await question.getByRole("button", { name: "Remove the page" }).click();
  await expect(page.getByText(`The page of ${name} is removed.`)).toBeVisible();
  await expect(tab.getByText("No pages found")).toBeVisible();
}

async function invite(page: Page, { email, contact_person }: Business): Promise<void> {
  const tab = await enterAsAdmin(page, "Invitations");
  await tab.getByRole("button", { name: "Send invitation" }).click();
  await expect(tab.getByRole("alert")).toHaveText("Email and name are required");
  await expect(tab.getByLabel("Email", { exact: true })).toBeFocused();
  await tab.getByLabel("Email", { exact: true }).fill(email);
  await tab.getByLabel("Name", { exact: true }).fill(contact_person);
  await tab.getByLabel(/^Recommended by/).fill("Elmarie du Toit");
  await tab.getByRole("checkbox", { name: "Pioneer" }).check();
  await tab.getByRole("checkbox", { name: "Verified" }).check();
  await tab.getByRole("button", { name: "Send invitation" }).click();
  await expect(tab.getByLabel("Invitation link")).toHaveValue(/\/register\?invite=[\w-]+$/);
  const row = await findRow(tab, email);
  for (const words of [contact_person, "Elmarie du Toit", "Pioneer", "Verified", "Pending"])
    await expect(row).toContainText(words);
}

async function registerInvited(page: Page, business: Business): Promise<void> {
  const [email] = await expectEmailsTo(business.email, "Elmarie du Toit recommends you for Umshado");
  const [link = ""] = new RegExp(`${sharedUrl()}/register\\?invite=[\\w-]+`).exec(email?.text ?? "") ?? [];
  await openPage(page, link);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(business.email);
  await passwordField(page).fill(business.password);
  await passwordField(page, "Confirm password").fill(business.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Contact person")).toHaveValue(business.contact_person);
  await page.getByLabel("Business name").fill(business.business_name);
  await page.getByLabel("Phone").fill(business.phone);
  await page.getByLabel(/^(Main )?[Cc]ategory/).selectOption({ label: "Photo Booths" });
  await submitRegistration(page);
  await expect(page).toHaveURL("/login");
  await signInHere(page, business);
  await expectDashboard(page, business.business_name);
}

async function publish(page: Page, { business_name }: Business): Promise<string> {
  await openPage(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: business_name })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog", { name: "Publish your profile" }).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Profile Is Live")).toBeVisible();
  return (await page.getByRole("link", { name: "View Profile" }).getAttribute("href")) ?? "";
}

async function findCard(visitor: Page, { business_name }: Business) {
  await openPage(visitor, `/providers?search=${encodeURIComponent(business_name)}`);
  return visitor.getByRole("article").filter({ hasText: business_name });
}

async function expectSeen(visitor: Page, path: string, business: Business): Promise<void> {
  const card = await findCard(visitor, business);
  await expect(card).toContainText("Verified");
  await openPage(visitor, "/?category=photo-booths");
  await expect(visitor.getByRole("link", { name: business.business_name })).toBeVisible();
  expect(await openPage(visitor, path)).toBe(200);
  for (const badge of ["Verified Business", "Pioneer"])
    await expect(visitor.getByText(badge, { exact: true }).first()).toBeVisible();
  expect(await readBadge(visitor, path)).toContain(business.business_name);
}

async function readBadge(visitor: Page, path: string): Promise<string> {
  const answer = await visitor.request.get(`/badge/${path.split("/").at(-1)}.svg`);
  return answer.text();
}

async function unpublish(page: Page, { business_name }: Business): Promise<void> {
  const tab = await enterAsAdmin(page, "Badge Management");
  const row = await findRow(tab, business_name);
  await row.getByRole("button", { name: `Unpublish ${business_name}` }).click();
  const question = page.getByRole("dialog", { name: "Unpublish" });
  await question.getByRole("button", { name: "Unpublish" }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText("Unpublished");
  await expect(row.getByRole("button", { name: /^Unpublish/ })).toHaveCount(0);
}

async function deleteFor(page: Page, { business_name, email }: Business): Promise<void> {
  const tab = await enterAsAdmin(page, "Badge Management");
  const row = await findRow(tab, business_name);
  const dialog = page.getByRole("dialog", { name: `Delete ${business_name}` });
  const opener = row.getByRole("button", { name: `Delete ${business_name}` });
  await opener.click();
  await expect(dialog.getByRole("listitem").first()).toHaveText(`The profile and the account of ${email}`);
  await dialog.getByRole("textbox").fill("123");
  await dialog.getByRole("textbox").press("Enter");
  await expect(page.getByText("Incorrect confirmation code. Deletion cancelled.")).toBeVisible();
  await expect(opener).toBeFocused();

  await opener.click();
  const [code = ""] = /\d{6}/.exec(await dialog.getByText(/^This deletes/).innerText()) ?? [];
  await dialog.getByRole("textbox").fill(code);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText(`${business_name} has been deleted.`)).toBeVisible();
  await expect(tab.getByText("No providers found")).toBeVisible();
}

async function expectNowhere(
  visitor: Page,
  path: string,
  business: Business,
  [status, title]: readonly [number, string],
): Promise<void> {
  const { business_name } = business;
  expect(await readBadge(visitor, path)).not.toContain("<text");
  expect(await readBadge(visitor, path)).not.toContain(business_name);
  expect(await openPage(visitor, path)).toBe(status);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(await findCard(visitor, business)).toHaveCount(0);
  await openPage(visitor, "/?category=photo-booths");
  await expect(visitor.getByRole("link", { name: business_name })).toHaveCount(0);
  for (const address of ["/", "/sitemap-providers-0.xml"]) {
    const answer = await visitor.request.get(address);
    expect(await answer.text()).not.toContain(path);
  }
}

async function expectAudited(page: Page, { business_name, contact_person }: Business): Promise<void> {
  const tab = await enterAsAdmin(page, "Audit");
  await tab.getByRole("searchbox", { name: "To whom" }).fill(business_name);
  const rows = rowsOf(tab);
  await expect(rows.filter({ hasText: "Provider deleted" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Provider unpublished" })).toHaveCount(1);
  const { superAdmin } = people();
  await expect(rows.first()).toContainText("business_name" in superAdmin.record ? superAdmin.record.business_name : "");

  await tab.getByRole("searchbox", { name: "To whom" }).fill(contact_person);
  await tab.getByRole("combobox", { name: "What was done" }).selectOption("Invitation sent");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Badges: pioneer, verified, recommended by: Elmarie du Toit");
  const coming = page.waitForEvent("download");
  await tab.getByRole("button", { name: "Download CSV" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
}
