import type { Locator, Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { signInHere } from "./account-steps.ts";
import { listProviders } from "./catalogue.ts";
import { emptyHeart, favouriteCards, fullHeart, shortlistLink } from "./couple-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { seedStorage, people, storedBy } from "./people.ts";

const gauteng = "/providers?province=Gauteng";

function cardHeart(page: Page): Locator {
  return page
    .getByRole("article")
    .first()
    .getByRole("button", { name: / (favourites|shortlist)$/ });
}

const couple = { email: "sarah.whitfield@post.example", password: demoLogins[2].password };

test("a guest's heart is saved at once, becomes a favourite at the next login, and can be removed", async ({
  page,
  request,
}) => {
  const [provider] = await listProviders(request);
  const profile = `/provider/${provider?.id}`;
  await openPage(page, profile);
  const beats = await emptyHeart(page).evaluateHandle((heart) => {
    const running = { count: 0 };
    heart.addEventListener("animationstart", () => {
      running.count = heart.getAnimations({ subtree: true }).length;
    });
    return running;
  });
  await emptyHeart(page).hover();
  await expect.poll(() => beats.evaluate(({ count }) => count)).toBeGreaterThan(0);
  await emptyHeart(page).focus();
  await page.keyboard.press("Enter");
  await expect(fullHeart(page)).toBeFocused();
  await expect(shortlistLink(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(emptyHeart(page)).toBeVisible();
  await expect(shortlistLink(page, 1)).toHaveCount(0);
  await emptyHeart(page).click();
  await openPage(page, `/couple-login?next=${encodeURIComponent(profile)}`);
  await signInHere(page, couple);
  await expect(page).toHaveURL(profile);
  await expect(fullHeart(page)).toBeVisible();
  await expect(page.getByText("1 vendor from this device was added to your favourites.")).toBeVisible();
  await openPage(page, profile);
  await expect(fullHeart(page)).toBeVisible();

  const answered = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await fullHeart(page).click();
  await expect(emptyHeart(page)).toBeVisible();
  expect((await answered).status()).toBe(204);
  await openPage(page, "/couple-dashboard");
  await expect(page.getByRole("heading", { name: "You haven't added any favourites yet" })).toBeVisible();

  await openPage(page, gauteng);
  const heart = cardHeart(page);
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await heart.click();
  await expect(heart).toHaveAccessibleName(`Remove ${name} from your favourites`);
  await expect(page.getByText(`${name} is in your favourites.`)).toBeVisible();
  expect((await saved).status()).toBe(201);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAccessibleName(`Save ${name} to your favourites`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(fullHeart(page)).toBeVisible();
  await fullHeart(page).click();
  await expect(page.getByText(`${name} is no longer in your favourites.`)).toBeVisible();
});

test("a guest's hearts on cards stay in the browser, and other tabs have them; a first visit fetches nothing for them", async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await openPage(page, gauteng);
  expect(urls.filter((url) => /favorites|heart-work/.test(url))).toEqual([]);
  const other = await page.context().newPage();
  await openPage(other, gauteng);
  await cardHeart(page).click();
  await expect(cardHeart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(cardHeart(page)).toBeFocused();
  await expect(shortlistLink(other, 1)).toBeVisible();
  await expect(cardHeart(other)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(cardHeart(page)).toHaveAttribute("aria-pressed", "true");
  await cardHeart(other).click();
  await expect(cardHeart(page)).toHaveAttribute("aria-pressed", "false");
  expect(urls.filter((url) => url.includes("favorites"))).toEqual([]);
});

test("a provider sees no hearts on cards", async ({ page }) => {
  await seedStorage(page, storedBy(people().provider));
  await openPage(page, gauteng);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(cardHeart(page)).toHaveCount(0);
});

const refusals = [
  {
    what: "the couple keeps as many as it may",
    answer: { status: 409, json: { error: "You can keep at most 200 favourites. Remove one to make room." } },
    message: "You can keep at most 200 favourites. Remove one to make room.",
  },
  { what: "the server has a fault", answer: { status: 500, json: {} }, message: "Failed to add to favourites" },
] as const;

for (const { what, answer, message } of refusals) {
  test(`a heart is undone, with an error, when ${what}`, async ({ page, request, noise }) => {
    noise.allow(/^error: Failed to load resource: the server responded with a status of (409|500)/);
    const [provider] = await listProviders(request);
    await seedStorage(page, storedBy(people().newCouple));
    const released = Promise.withResolvers<void>();
    await page.route("**/api/favorites", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await released.promise;
      await route.fulfill(answer);
    });
    await openPage(page, `/provider/${provider?.id}`);
    await emptyHeart(page).click();
    await expect(fullHeart(page)).toBeVisible();
    released.resolve();
    await expect(page.getByText(message)).toBeVisible();
    await expect(emptyHeart(page)).toBeVisible();
    await page.reload();
    await expect(emptyHeart(page)).toBeVisible();
  });
}

test("a favourite that could not be removed is back in its place, with an error", async ({ page, noise }) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 500/);
  await page.route("**/api/favorites/*", (route) => route.fulfill({ status: 500, json: {} }));
  await seedStorage(page, storedBy(people().couple));
  await openPage(page, "/couple-dashboard");
  const names = favouriteCards(page).getByRole("heading");
  await expect(names).toHaveCount(5);
  const before = await names.allTextContents();
  await favouriteCards(page)
    .first()
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(page.getByText("Failed to remove favourite")).toBeVisible();
  await expect(names).toHaveText(before);
});
