import type { Locator, Page } from "@playwright/test";
import { expectDashboard } from "./account-steps.ts";
import { openTab } from "./dashboard-steps.ts";
import { awake, expect, openPage, test } from "./journey.ts";
import { expectEmailsTo, linkIn } from "./outbox.ts";
import { peerAt, type Peer } from "./peers.ts";
import { makeRequest, seedStorage, register, signIn, storedBy, type Business } from "./people.ts";

async function openDashboard(page: Page, business_name: string): Promise<{ dashboard: Locator; business: Business }> {
  const business = await register(business_name);
  await seedStorage(page, storedBy(await signIn("provider", business)));
  await openPage(page, "/dashboard");
  await expectDashboard(page, business_name);
  return { dashboard: await openTab(page, "Endorsements"), business };
}

async function find(others: Locator, { business_name }: Peer): Promise<Locator> {
  const search = others.getByRole("search", { name: "Providers to endorse" });
  await search.getByLabel("Find a provider").fill(business_name);
  await search.getByRole("button", { name: "Search" }).click();
  await expect(others.getByText("1 provider found")).toBeAttached();
  return others.getByRole("button", { name: `Endorse ${business_name}`, exact: true });
}

async function confirmAddress(page: Page, { email }: Business): Promise<void> {
  await expect(page.getByText("Confirm your email address", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "outbox" })).toHaveAttribute("href", "/outbox");
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("We have sent you a link. Open it to confirm this email address.")).toBeVisible();
  const [sent] = await expectEmailsTo(email, "Please confirm your email address");
  if (sent) await openPage(page, linkIn(sent, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Preview mode: your profile is unpublished")).toBeVisible();
  await expect(page.getByText("Confirm your email address", { exact: true })).toHaveCount(0);
}

test("a new business confirms its address, publishes, endorses with all its points, and gets an email when more come", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 409/);
  const peer = peerAt(1, { verifications: 4, endorsers: 0 });
  const comment = "They packed away quietly while the speeches ran long.";
  const { dashboard, business } = await openDashboard(page, "Kus en Kers");
  const others = dashboard.getByRole("region", { name: "Endorse others" });
  await others.getByRole("button", { name: "Publish" }).click();
  const asking = page.getByRole("dialog", { name: "Publish your profile" });
  await asking.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(asking.getByText("Please confirm your email address first. We sent you a link.")).toBeVisible();
  await page.keyboard.press("Escape");
  await confirmAddress(page, business);
  await openTab(page, "Endorsements");
  await expect(await find(others, peer)).toBeDisabled();
  await others.getByRole("button", { name: "Publish" }).click();
  await asking.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(asking).toBeHidden();
  await expect(others.getByText(/^Publish your profile first/)).toBeHidden();

  const button = await find(others, peer);
  await expect(button).toBeEnabled();
  await button.click();
  const dialog = page.getByRole("dialog", { name: `Endorse ${peer.business_name}` });
  await dialog.getByLabel("Comment").fill(comment);
  await dialog.getByLabel("Points to give").fill("3");
  await dialog.getByRole("button", { name: "Give endorsement" }).click();
  await expect(page.getByText(`Successfully endorsed ${peer.business_name}!`)).toBeVisible();
  await expect(others.getByRole("button", { name: `Already Endorsed ${peer.business_name}` })).toBeDisabled();
  const figures = others.locator("dl > div");
  await expect(figures).toHaveText(["Points available0", "Endorsements received0", "Monthly allocation3"]);
  await expect(others.getByText(/^You have no points left\. 3 new ones arrive on 1 /)).toBeVisible();
  const given = dashboard.getByRole("region", { name: "Endorsements given" });
  await expect(given.getByRole("listitem")).toHaveCount(1);
  await expect(given.getByRole("listitem")).toContainText(peer.business_name);
  await expect(given.getByRole("listitem")).toContainText("3 points");
  await expect(given.getByRole("listitem")).toContainText(comment);
  await expectEmailsTo(peer.email, "Kus en Kers endorsed you");

  const another = peerAt(2, { verifications: 4, endorsers: 0 });
  await expect(await find(others, another)).toBeDisabled();
  await openPage(page, `/provider/${another.id}`);
  await expect(page.getByRole("button", { name: "Endorse", exact: true })).toBeDisabled();
  await expect(page.getByText(/^New points on 1 [A-Z][a-z]+$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify", exact: true })).toHaveCount(0);
  await openPage(page, `/provider/${peer.id}`);
  await expect(page.getByRole("button", { name: "Already Endorsed" })).toBeDisabled();
});

test("a business requests verification, once a week, and its text is saved", async ({ page, noise }) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 429/);
  const { dashboard, business } = await openDashboard(page, "Sterk en Stil");
  const part = dashboard.getByRole("region", { name: "Verification" });
  await expect(part).toContainText("0/6");
  const form = part.getByRole("form", { name: "Request verification" });
  const reasons = form.getByLabel("Why should we verify you?");
  const button = form.getByRole("button", { name: "Request verification" });
  await reasons.fill("Please");
  await button.click();
  await expect(reasons).toHaveAccessibleDescription(/Tell us a little more: at least 20 characters\./);
  await expect(reasons).toBeFocused();
  const first = "We are registered since 2015, and the register names us.";
  await reasons.fill(first);
  await button.click();
  await expect(part.getByText("Your request has been sent. We read every one and answer by email.")).toBeVisible();

  const { contact_email } = (await (await makeRequest("/api/settings")).json()) as { contact_email: { value: string } };
  const subject = "Umshado: Sterk en Stil asks to be verified";
  const [email] = await expectEmailsTo(contact_email.value, subject);
  expect(email?.text).toContain(first);
  expect(email?.replyTo?.map(({ address }) => address)).toEqual([business.email]);

  await page.reload();
  await awake(page);
  await expect(reasons).toHaveValue("");
  const second = "And we have photographed forty weddings this year.";
  await reasons.fill(second);
  await button.click();
  await expect(form.getByText("You can ask once in 7 days. Please try again in 7 days.")).toBeVisible();
  await expect(reasons).toHaveValue(second);
  await page.reload();
  await awake(page);
  await expect(reasons).toHaveValue(second);
  await expectEmailsTo(contact_email.value, subject);
});
