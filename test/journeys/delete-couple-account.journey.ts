import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { signInHere } from "./account-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { expectEmailsTo } from "./outbox.ts";
import { makeRequest, seedStorage, people, signIn, storedBy } from "./people.ts";

/** No other journey uses this couple, which has favourites and an enquiry to the demo's provider. */
const leaving = { email: "nomsa.hadebe@post.example", password: demoLogins[2].password };

test("a couple downloads its data, reads what is deleted and what stays, and leaves; its enquiries stay with providers", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of (400|401)/);
  const couple = await signIn("couple", leaving);
  expect(await sendersToProvider()).toContain(leaving.email);
  await seedStorage(page, storedBy(couple));
  await openPage(page, "/couple-dashboard");
  await page.getByRole("main").getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL("/account");

  const data = await download(page);
  expect(data).toMatchObject({ account: { email: leaving.email } });
  expect(data["favourites"]).toHaveLength(3);
  expect(data["enquiries"]).toHaveLength(2);

  await page.getByRole("button", { name: /^Delete (my )?account$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("heading", { name: "What goes" })).toBeVisible();
  await expect(dialog).toContainText("Your wedding’s details, your favourites, your budget and your plan");
  await expect(dialog.getByRole("heading", { name: "What stays" })).toBeVisible();
  await expect(dialog).toContainText("Enquiries stay with the vendors who received them");
  const password = dialog.getByRole("textbox", { name: "Your password" });
  await password.fill("not my password");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(password).toHaveAccessibleDescription("This is not your current password.");
  await password.fill(leaving.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await expectEmailsTo(leaving.email, "Your account has been deleted");

  await openPage(page, "/couple-dashboard");
  await expect(page).toHaveURL(/^[^?]*\/couple-register(\?|$)/);
  await openPage(page, "/couple-login");
  await signInHere(page, leaving);
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  expect((await makeRequest("/api/couples/profile", { token: couple.token })).status).toBe(401);
  expect(await sendersToProvider()).toContain(leaving.email);
});

async function download(page: Page): Promise<Record<string, unknown>> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  return JSON.parse(await readFile(await (await saving).path(), "utf8")) as Record<string, unknown>;
}

async function sendersToProvider(): Promise<string[]> {
  const answer = await makeRequest("/api/enquiries/received", { token: people().provider.token });
  const { enquiries } = (await answer.json()) as { enquiries: { couple_email: string }[] };
  return enquiries.map(({ couple_email }) => couple_email);
}
