import type { Locator, Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { requestVerified, enterAsAdmin, findRow, rowsOf } from "./admin-steps.ts";
import { core } from "./core.ts";
import { expect, openPage, test } from "./journey.ts";
import { expectEmailsTo } from "./outbox.ts";
import { peerAt, type Peer } from "./peers.ts";
import { seedStorage, signIn, storedBy } from "./people.ts";
import { wide } from "./screens.ts";

async function comeAsPeer(page: Page): Promise<string> {
  const session = await signIn("provider", demoLogins[1]);
  await seedStorage(page, storedBy(session));
  return "business_name" in session.record ? session.record.business_name : "";
}

const cardOf = (page: Page, business_name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: business_name, exact: true }) });

const searchFor = (business_name: string) => `/providers?search=${encodeURIComponent(business_name)}`;

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}

const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function endorse(page: Page, { business_name }: Peer, comment: string): Promise<void> {
  await buttonOf(page, "Endorse").click();
  const dialog = page.getByRole("dialog", { name: `Endorse ${business_name}` });
  await dialog.getByLabel("Comment").fill(comment);
  await dialog.getByRole("button", { name: "Give endorsement" }).click();
  await expect(page.getByText(`Successfully endorsed ${business_name}!`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(buttonOf(page, "Already Endorsed")).toBeDisabled();
}

async function verifyAsSixth(page: Page, { business_name }: Peer): Promise<void> {
  await buttonOf(page, "Verify").click();
  await page.getByRole("dialog").getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(`Successfully verified ${business_name}!`)).toBeVisible();
  const verified = page.getByRole("region", { name: "Verified Business" });
  await expect(verified).toContainText("Verified by six other vendors");
  await expect(verified.getByRole("button", { name: "Verified by you" })).toBeDisabled();
  await expect(page.getByRole("main").getByRole("link", { name: "Silver" })).toBeVisible();
}

test(
  "a verified provider endorses and verifies another, and the profile and the list show it at once",
  core,
  async ({ page, browser, noise }) => {
    // needs one more endorser and one more verification
    const peer = peerAt(0, { verifications: 5, endorsers: 2 });
    const { business_name, email } = peer;
    const profile = `/provider/${peer.id}`;
    const comment = "Stood in the rain with us until the last guest had gone.";
    const elsewhere = await browser.newContext();
    noise.listenTo(elsewhere);
    const guest = await elsewhere.newPage();
    await openPage(guest, profile);
    await expect(guest.getByRole("region", { name: "Endorsed By 2" })).toBeVisible();
    await expect(guest.getByRole("region", { name: "Verification" })).toContainText("5/6");
    await expect(guest.getByRole("button", { name: /^(Endorse|Verify)$/ })).toHaveCount(0);
    await guest.goto(searchFor(business_name));
    await expect(cardOf(guest, business_name)).toBeVisible();
    await expect(cardOf(guest, business_name)).not.toContainText(/Verified|Silver/);

    const own_name = await comeAsPeer(page);
    await openPage(page, profile);
    await endorse(page, peer, comment);
    await expect(page.getByRole("region", { name: "Endorsed By 3" })).toContainText(comment);
    await openPage(guest, profile);
    const newest = guest.getByRole("region", { name: "Endorsed By 3" }).getByRole("link").first();
    await expect(newest).toContainText(own_name);
    await expect(newest).toContainText(comment);

    await verifyAsSixth(page, peer);
    await guest.goto(searchFor(business_name));
    await expect(cardOf(guest, business_name)).toContainText("Verified");
    await openPage(guest, profile);
    await expect(guest.getByRole("region", { name: "Verified Business" })).toContainText(
      "Verified by six other vendors",
    );
    await elsewhere.close();

    const [endorsed] = await expectEmailsTo(email, `${own_name} endorsed you`);
    expect(endorsed?.text).toContain(comment);
    const [granted] = await expectEmailsTo(email, "Umshado: your business is verified");
    expect(granted?.text).toContain(`Six verified providers have vouched for ${business_name}.`);
  },
);

test.describe("on a laptop", () => {
  test.use(wide);

  test("another provider is endorsed and verified by keyboard only, which is shown after a reload", async ({
    page,
  }) => {
    const { id, business_name } = peerAt(0, { verifications: 4, endorsers: 0 });
    await comeAsPeer(page);
    await openPage(page, `/provider/${id}`);
    await tabTo(page, buttonOf(page, "Endorse"));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: `Endorse ${business_name}` });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(buttonOf(page, "Endorse")).toBeFocused();

    await page.keyboard.press("Enter");
    const points = dialog.getByLabel("Points to give");
    await tabTo(page, points);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("900");
    await page.keyboard.press("Enter");
    await expect(points).toHaveAccessibleDescription(/^You have \d+ points? to give\./);
    await expect(points).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expect(buttonOf(page, "Already Endorsed")).toBeDisabled();

    // focus stays where the button was
    await expect.poll(() => focusedText(page)).toBe("Already Endorsed");
    await tabTo(page, buttonOf(page, "Verify"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Verify" }));
    await page.keyboard.press("Enter");
    const progress = page.getByRole("region", { name: "Verification" });
    await expect(progress.getByRole("button", { name: "Verified by you" })).toBeDisabled();
    await expect(progress).toContainText("5/6");
    await expect.poll(() => focusedText(page)).toBe("Verified by you");

    await page.reload();
    await expect(buttonOf(page, "Already Endorsed")).toBeDisabled();
    await expect(progress.getByRole("button", { name: "Verified by you" })).toBeDisabled();
  });

  test("a provider that requests verification is verified by an admin with a reason, which can be undone and is audited", async ({
    page,
    noise,
  }) => {
    noise.allow(/^error: Failed to load resource: the server responded with a status of 400/);
    const { id, business_name } = peerAt(0, { verifications: 0, endorsers: 3 });
    await requestVerified(id, "We have catered for weddings in Durban since 1998 and can show it.");
    const tab = await enterAsAdmin(page, "Requests");
    const request = tab.getByRole("listitem").filter({ hasText: business_name });
    await expect(request).toContainText("since 1998");
    await request.getByRole("button", { name: `Verify ${business_name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Verify ${business_name}?` });
    await dialog.getByRole("button", { name: "Verify" }).click();
    const reason = dialog.getByLabel("Why is it genuine?");
    await expect(reason).toHaveAccessibleDescription(/^Enter a reason/);
    await expect(reason).toBeFocused();
    await reason.fill("Seen at two weddings.");
    await dialog.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByRole("status").getByText(`${business_name} is verified.`)).toBeVisible();
    await expect(request).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(request).toHaveCount(1);

    await page.getByRole("tab", { name: "Badge Management" }).click();
    const row = await findRow(page.getByRole("tabpanel", { name: "Badge Management" }), business_name);
    const tick = row.getByRole("checkbox", { name: /^Verified/ });
    await tick.click();
    await expect(tick).toBeChecked();
    await expect(tick).toBeFocused();
    await expect(page.getByRole("button", { name: "Add a note" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(tick).not.toBeChecked();
    await row.getByRole("checkbox", { name: /^Featured/ }).click();
    await page.getByRole("button", { name: "Add a note" }).click();
    const notes = page.getByRole("dialog", { name: `Notes on ${business_name}` });
    await notes.getByLabel("Featured").fill("Ask me at somebody@else.example");
    await notes.getByRole("button", { name: "Save notes" }).click();
    await expect(notes.getByLabel("Featured")).toHaveAccessibleDescription(/^Leave email addresses out/);
    await notes.getByLabel("Featured").fill("On the cover in March.");
    await notes.getByRole("button", { name: "Save notes" }).click();
    await expect(row).toContainText("Featured: On the cover in March.");
    await page.getByRole("tab", { name: "Audit" }).click();
    const audit = page.getByRole("tabpanel", { name: "Audit" });
    await audit.getByRole("searchbox", { name: "To whom" }).fill(business_name);
    await expect(rowsOf(audit).first()).toContainText("Notes: On the cover in March.");
  });
});
