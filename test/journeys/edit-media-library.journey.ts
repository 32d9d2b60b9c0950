import type { Browser, Page } from "@playwright/test";
import { middle, swipe, touch } from "./fingers.ts";
import { expect, openPage, test, withoutPosters, type Noise } from "./journey.ts";
import { openLibrary, partOf, readGallery } from "./library-steps.ts";
import { makeRequest } from "./people.ts";
import { phone } from "./screens.ts";

const description = "A bride and groom under a milkwood, facing the sea";

test("pictures are put in order and described, a video is linked, and couples see it all so", async ({
  page,
  browser,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 400/);
  await withoutPosters(page, noise);
  const session = await openLibrary(page, `Milkwood ${Math.random().toString(36).slice(2, 8)}`, 3);
  const [first, second, third] = (await readGallery(session)).map(({ id }) => id);

  const expectOrder = (...ids: unknown[]) =>
    expect.poll(async () => (await readGallery(session)).map(({ id }) => id)).toEqual(ids);

  await test.step("pulls the first to the second's place", async () => {
    const tiles = partOf(page, "Gallery Images").getByRole("listitem");
    const grip = tiles.first().locator("[aria-hidden]").first();
    await tiles.nth(1).scrollIntoViewIfNeeded();
    await touch(page, [[await middle(grip)], [await middle(tiles.nth(1))]]);
    await expectOrder(second, first, third);
  });
  await test.step("moves the first behind the others", async () => {
    await page.getByRole("button", { name: "Move image 1 later" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Move image 2 later" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Moved to place 3 of 3")).toBeAttached();
    await expect(page.getByText("Order saved successfully").first()).toBeVisible();
    await expectOrder(first, third, second);
  });
  await test.step("describes it", () => describeLast(page));
  await test.step("links a video", () => linkVideo(page));

  const published = await makeRequest("/api/providers/profile/publish", { method: "PUT", token: session.token });
  expect(published.status).toBe(200);
  await test.step("is visible to a couple", () => lookAt(browser, noise, `/provider/${session.record.id}`));
});

async function describeLast(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Describe image 3" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Describe this image" });
  await expect(dialog.locator("img")).toHaveJSProperty("complete", true);
  await dialog.getByLabel(/^Alternative text/).fill(description);
  await dialog.getByLabel(/^Caption/).fill("Kleinmond");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Changes saved successfully").first()).toBeVisible();
  await expect(page.getByRole("img", { name: description })).toBeAttached();
  await expect(page.getByRole("button", { name: "Describe Kleinmond" })).toBeFocused();
}

async function linkVideo(page: Page): Promise<void> {
  const videos = partOf(page, "YouTube Videos");
  const address = videos.getByLabel("YouTube URL");
  await expect(videos.getByRole("button", { name: "Add Video" })).toBeDisabled();
  await address.press("Enter");
  await expect(address).toHaveAccessibleDescription("Please enter a YouTube URL");
  await address.fill("https://vimeo.com/76979871");
  await address.press("Enter");
  await expect(address).toHaveAccessibleDescription(/^Enter the address of a YouTube video/);
  await expect(address).toHaveValue("https://vimeo.com/76979871");
  await address.fill("https://youtu.be/dQw4w9WgXcQ?si=abc");
  await address.press("Enter");
  await expect(videos.getByText("1 video", { exact: true })).toBeVisible();
  await expect(page.getByText("YouTube video added successfully").first()).toBeVisible();
  await expect(address).toHaveValue("");
}

async function lookAt(browser: Browser, noise: Noise, path: string): Promise<void> {
  const context = await browser.newContext(phone);
  noise.listenTo(context);
  const page = await context.newPage();
  await withoutPosters(page, noise);
  await openPage(page, path);
  await page.getByRole("tab", { name: "Gallery 3" }).tap();
  const pictures = page.getByRole("tabpanel", { name: "Gallery 3" }).getByRole("link");
  await expect(pictures).toHaveCount(3);
  await expect(pictures.last().getByRole("img")).toHaveAccessibleName(description);
  await expect(page.getByRole("tab", { name: "Videos 1" })).toBeVisible();

  await pictures.first().tap();
  const viewer = page.getByRole("dialog", { name: "Pictures and videos" });
  await expect(page.getByText("1 of 3")).toBeVisible();
  await swipe(page, viewer, -220);
  await expect(page.getByText("2 of 3")).toBeVisible();
  await swipe(page, viewer, -220);
  await expect(page.getByText("3 of 3")).toBeVisible();
  await expect(viewer.getByRole("img", { name: description })).toBeVisible();
  await swipe(page, viewer, 220);
  await expect(page.getByText("2 of 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Close" }).tap();
  await expect(viewer).toBeHidden();
  await context.close();
}
