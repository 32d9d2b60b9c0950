import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { drawing } from "../picture-files.ts";
import { signInHere } from "./account-steps.ts";
import { middle, touch } from "./fingers.ts";
import { expect, openPage, test } from "./journey.ts";
import { makeRequest, seedStorage, password, people, register, signIn, storedBy, type SignedIn } from "./people.ts";
import { sharedUrl } from "./places.ts";

test("an owner crops a logo with two fingers and a banner by keys, and both are shown as they were cropped", async ({
  page,
  noise,
}) => {
  // an unpublished profile is a 404 for its owner too
  noise.allow(/^error: Failed to load resource: the server responded with a status of 404/);
  const session = await signIn("provider", await register("Blouberg Light"));
  await seedStorage(page, storedBy(session));
  await openPage(page, `/provider/${session.record.id}`);

  const logo = await openDialog(page, "logo");
  await test.step("shows what can't be used", () => expectErrors(logo));
  await test.step("zooms with two fingers and drags the left side into the crop", async () => {
    await choosePhoto(logo);
    await pinch(page, cropOf(logo));
    await expect.poll(() => zoomOf(logo)).toBeGreaterThan(2);
    await drag(page, cropOf(logo), 300);
  });
  await test.step("uploads the logo", () => upload(page, logo, "logo"));
  expect(await middleOf(session, "logo_url")).toEqual({ size: [400, 400], is_red: true });

  const banner = await openDialog(page, "banner");
  await test.step("moves and zooms by keys", async () => {
    await choosePhoto(banner);
    await expect(cropOf(banner)).toBeFocused();
    for (const key of ["+", "+", ...Array<string>(40).fill("ArrowRight")]) await page.keyboard.press(key);
    expect(await zoomOf(banner)).toBeCloseTo(1.1, 5);
  });
  await test.step("uploads the banner", () => upload(page, banner, "banner"));
  const { size } = await middleOf(session, "banner_url");
  expect((size[0] ?? 0) / (size[1] ?? 1)).toBeCloseTo(4, 1);
  await test.step("removes the logo, restores it, and removes it after all", () => removeLogo(page, session));
});

async function removeLogo(page: Page, session: SignedIn): Promise<void> {
  const deleteLogo = async () => {
    await page.getByRole("button", { name: "Remove logo" }).tap();
    const question = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
    await question.getByRole("button", { name: "Delete", exact: true }).tap();
    await expect(page.getByRole("button", { name: /^Upload logo/ })).toBeVisible();
  };
  await openPage(page, "/media");
  await deleteLogo();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
  await deleteLogo();
  // leaving the page ends the undo time
  await page.getByRole("link", { name: "Dashboard" }).first().tap();
  const logo = async () => {
    const answer = await makeRequest(`/api/media/provider/${session.record.id}`, { token: session.token });
    return ((await answer.json()) as { data: { logo_url: string | null } }).data.logo_url;
  };
  await expect.poll(logo).toBeNull();
}

test("a session that ends at the moment of an upload leads to the login, and from there back", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 40[14]/);
  const owner = { email: people().newcomer.record.email, password };
  const session = await signIn("provider", owner);
  const path = `/provider/${session.record.id}`;
  await seedStorage(page, storedBy(session));
  await openPage(page, path);
  const logo = await openDialog(page, "logo");
  await choosePhoto(logo);
  await makeRequest("/api/auth/logout", { method: "POST", token: session.token });
  await logo.getByRole("button", { name: "Upload logo" }).tap();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  await expect(page.getByText("Please log in to continue.")).toBeVisible();
  await signInHere(page, owner);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("button", { name: "Edit logo" })).toBeVisible();
});

async function openDialog(page: Page, role: "logo" | "banner"): Promise<Locator> {
  await page.getByRole("button", { name: `Edit ${role}` }).tap();
  const dialog = page.getByRole("dialog", { name: `Edit ${role}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

const cropOf = (dialog: Locator) => dialog.getByRole("application", { name: "Position of the picture" });
const zoomOf = async (dialog: Locator) => Number(await dialog.getByRole("slider", { name: "Zoom" }).inputValue());

async function choose(dialog: Locator, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await dialog.getByLabel(/^Choose a file for your/).setInputFiles({ name, mimeType, buffer });
}

async function expectErrors(dialog: Locator): Promise<void> {
  await choose(dialog, "large.jpg", "image/jpeg", Buffer.alloc(10_485_761));
  await expect(dialog.getByRole("alert")).toHaveText("File size must be less than 10MB");
  await choose(dialog, "words.png", "image/png", Buffer.from("no picture at all"));
  await expect(dialog.getByRole("alert")).toHaveText("Failed to read file");
}

async function choosePhoto(dialog: Locator): Promise<void> {
  await choose(dialog, "photo.jpg", "image/jpeg", await drawing(3000, 2000).jpeg().toBuffer());
  await expect(cropOf(dialog)).toBeVisible();
}

async function pinch(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middle(place);
  const fingers = (distance: number) => [
    { x: x - distance, y },
    { x: x + distance, y },
  ];
  await touch(page, [20, 30, 45, 60].map(fingers));
}

async function drag(page: Page, place: Locator, across: number): Promise<void> {
  const { x, y } = await middle(place);
  await touch(
    page,
    [0, 0.3, 0.6, 1].map((part) => [{ x: x - 100 + part * across, y }]),
  );
}

async function upload(page: Page, dialog: Locator, role: "logo" | "banner"): Promise<void> {
  await dialog.getByRole("button", { name: `Upload ${role}` }).tap();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${role === "logo" ? "Logo" : "Banner"} uploaded successfully`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Edit ${role}` })).toBeVisible();
}

async function middleOf({ token, record }: SignedIn, name: "logo_url" | "banner_url") {
  const { data } = (await (await makeRequest(`/api/media/provider/${record.id}`, { token })).json()) as {
    data: Record<typeof name, string>;
  };
  const answer = await fetch(sharedUrl() + data[name]);
  const picture = sharp(new Uint8Array(await answer.arrayBuffer())).removeAlpha();
  const { data: pixels, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
  const is_red = r > 225 && g < 30 && b < 30;
  return { size: [info.width, info.height], is_red };
}
