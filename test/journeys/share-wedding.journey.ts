import type { Browser, Locator, Page } from "@playwright/test";
import { listProviders } from "./catalogue.ts";
import { favouriteCards, registerHere } from "./couple-steps.ts";
import { expect, newAddress, openPage, test, type Noise } from "./journey.ts";
import { expectEmailsTo } from "./outbox.ts";
import { makeRequest, confirmEmail, seedStorage, password, registerCouple, storedBy } from "./people.ts";
import { phone } from "./screens.ts";

test.use(phone);

const members = (page: Page) => page.getByRole("list", { name: "People who share this wedding" }).getByRole("listitem");

test("on phones an owner invites, the partner opens the mail, joins and votes, both see it, and after a removal the partner is in the own wedding again", async ({
  page,
  browser,
  request,
  noise,
}) => {
  const [saved] = await listProviders(request);
  const owner = await registerCouple();
  await confirmEmail(owner.record.email);
  const asOwner = { token: owner.token };
  await makeRequest("/api/couples/profile", { ...asOwner, method: "PUT", body: { partner1_name: "Thandeka" } });
  await makeRequest("/api/favorites", { ...asOwner, body: { provider_id: saved?.id } });
  await seedStorage(page, storedBy(owner));
  const address = newAddress();
  const link = await test.step("the owner invites by email", () => invite(page, address));
  const partner = await test.step("the partner registers by the link and joins", () =>
    join(browser, noise, { link, address }));
  const card = await test.step("the partner votes on their favourites", () =>
    vote(partner, saved?.business_name ?? ""));
  await test.step("the owner reads it, and who shares the wedding", () => readVote(page));
  await test.step("after the removal the partner is in a separate wedding", () => remove(page, partner, card));
  await partner.context().close();
});

async function invite(page: Page, address: string): Promise<string> {
  await openPage(page, "/couple-dashboard");
  await page.getByRole("link", { name: "Plan together" }).click();
  await expect(members(page)).toHaveCount(1);
  await page.getByLabel("Their email").fill(address);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("list", { name: "Invited" })).toContainText(address);
  const [mail] = await expectEmailsTo(address, "Thandeka invites you to plan their wedding together");
  return /\/wedding\?invited#[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "";
}

type Way = { link: string; address: string };

async function join(browser: Browser, noise: Noise, { link, address }: Way): Promise<Page> {
  const elsewhere = await browser.newContext(phone);
  noise.listenTo(elsewhere);
  const page = await elsewhere.newPage();
  await openPage(page, link);
  await expect(page.getByText(/^Thandeka asks you to plan it together/)).toBeVisible();
  await expect(page).toHaveURL("/wedding");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/couple-register\?next=%2Fwedding$/);
  await registerHere(page, { email: address, password });
  await page.getByLabel("What name should the others see?").fill("Sipho");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page).toHaveURL("/couple-dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Thandeka" })).toBeVisible();
  return page;
}

async function vote(page: Page, name: string): Promise<Locator> {
  const card = favouriteCards(page).filter({ hasText: name });
  await expect(card.getByText("Saved by Thandeka")).toBeVisible();
  const yes = card.getByRole("button", { name: `Yes to ${name}` });
  await yes.click();
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("button", { name: `Add a note on ${name}` }).click();
  await card.getByLabel(`Your note on ${name}`).fill("Gogo loves the garden");
  await card.getByRole("button", { name: "Save the note" }).click();
  await expect(card.getByText("Gogo loves the garden")).toBeVisible();
  return card;
}

async function readVote(page: Page): Promise<void> {
  await openPage(page, "/couple-dashboard");
  const opinions = page.getByRole("list", { name: /^What the others think of / });
  await expect(opinions).toContainText("Sipho likes this: Gogo loves the garden");
  await page.getByRole("link", { name: "Plan together" }).click();
  await expect(members(page)).toHaveCount(2);
  await expect(members(page).nth(1)).toContainText("Sipho");
}

async function remove(page: Page, partner: Page, card: Locator): Promise<void> {
  await page.getByRole("button", { name: "Remove Sipho" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(members(page)).toHaveCount(1);
  await partner.reload();
  await expect(partner.getByText("You haven't added any favourites yet")).toBeVisible();
  await expect(card).toHaveCount(0);
}
