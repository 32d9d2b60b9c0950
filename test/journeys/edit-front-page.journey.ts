import type { Locator } from "@playwright/test";
import { drawing } from "../picture-files.ts";
import { enterAsAdmin } from "./admin-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { makeRequest, provenAdmin } from "./people.ts";
import { wide } from "./screens.ts";

test.use(wide);

test("a changed title and picture are visible to a visitor within seconds, and typed text survives a change of page", async ({
  page,
  browser,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 4\d\d/);
  const guest = await browser.newContext(wide);
  noise.listenTo(guest);
  const visitor = await guest.newPage();
  const title = `Trou in ${Math.random().toString(36).slice(2, 8)}`;
  const answer = await makeRequest("/api/settings");
  const before = (await answer.json()) as Record<string, { value: string }>;
  const tab = await enterAsAdmin(page, "Front Page Hero Settings");
  try {
    await tab.getByLabel("Title", { exact: true }).fill(title);
    await expect(tab.getByRole("img", { name: title })).toBeVisible();
    await page.getByRole("tab", { name: "Site Settings" }).click();
    await expect(page.getByLabel("Site name")).toBeVisible();
    await page.getByRole("tab", { name: "Front Page Hero Settings" }).click();
    await expect(tab.getByLabel("Title", { exact: true })).toHaveValue(title);

    await tab.getByLabel("Overlay colour as text").fill("blue");
    await tab.getByRole("button", { name: "Save Hero Settings" }).click();
    await expect(tab.getByRole("alert")).toHaveText("Failed to save hero settings: Enter a colour like #1a2b3c.");
    await expect(tab.getByLabel("Overlay colour as text")).toBeFocused();
    await tab.getByLabel("Overlay colour as text").fill("#1b2754");
    await tab.getByRole("button", { name: "Save Hero Settings" }).click();
    await expect(page.getByText("Hero settings saved successfully!")).toBeVisible();

    const file = { name: "fees.jpg", mimeType: "image/jpeg" };
    await tab.getByLabel("Background image file").setInputFiles({ ...file, buffer: Buffer.from("no picture") });
    await expect(tab.getByRole("alert")).toContainText("Failed to upload hero image: ");
    const buffer = await drawing(1920, 600).jpeg().toBuffer();
    await tab.getByLabel("Background image file").setInputFiles({ ...file, buffer });
    await expect(tab.getByText("Not on the front page yet. It goes live with Save Hero Settings.")).toBeVisible();
    await expect(tab.getByText(/soft/)).toHaveCount(0);
    const pictureOf = (place: Locator) =>
      place
        .locator("picture img")
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    const preview = tab.getByRole("img", { name: title });
    await expect.poll(() => pictureOf(preview)).toContain("/media/");
    await openPage(visitor, "/");
    expect(await pictureOf(visitor.getByRole("main"))).not.toContain("/media/");

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await expect(question).toContainText("Front Page Hero Settings");
    await question.getByRole("button", { name: "Stay" }).click();
    await tab.getByRole("button", { name: "Save Hero Settings" }).click();
    await expect(tab.getByText(/^Not on the front page yet/)).toHaveCount(0);

    await expect(async () => {
      await openPage(visitor, "/");
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 500 });
      expect(await pictureOf(visitor.getByRole("main"))).toContain("/media/");
    }).toPass({ timeout: 10_000 });
    // the overlay is uniform and below the text's gradient
    const overlay = await visitor
      .getByRole("main")
      .locator("section")
      .first()
      .evaluate((hero) => {
        const { backgroundColor, opacity, maskImage, inset } = getComputedStyle(hero, "::before");
        return { backgroundColor, opacity, maskImage, inset };
      });
    expect(overlay).toEqual({ backgroundColor: "rgb(27, 39, 84)", opacity: "0.25", maskImage: "none", inset: "0px" });

    await tab.getByRole("button", { name: "Use the standard picture" }).click();
    await expect.poll(() => pictureOf(preview)).not.toContain("/media/");
    await tab.getByRole("button", { name: "Take this back" }).click();
    await expect.poll(() => pictureOf(preview)).toContain("/media/");
  } finally {
    const settings = Object.fromEntries(Object.entries(before).map(([key, { value }]) => [key, value]));
    const { token } = await provenAdmin();
    await makeRequest("/api/settings", { method: "PUT", token, body: { settings } });
  }
  await guest.close();
});
