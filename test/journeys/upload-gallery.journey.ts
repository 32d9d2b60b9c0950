import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { choosePhotos, dropPhoto, expectCount, openLibrary, partOf, readGallery } from "./library-steps.ts";

const full = "A gallery holds at most 16 images. Delete one to make room.";

test("a gallery takes sixteen pictures, says why the seventeenth is refused, and takes it when there is room", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: (net::ERR_FAILED|the server responded with a status of 409)/);
  const session = await openLibrary(page, "Sestien Fotos", 14);
  const [first] = await readGallery(session);
  const gallery = partOf(page, "Gallery Images");
  const fileOf = (name: string) =>
    gallery.getByRole("list", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });
  const retry = (name: string) => gallery.getByRole("button", { name: `Retry ${name}` }).tap();

  await test.step("drops one", async () => {
    await dropPhoto(page, "fifteenth.jpg");
    await expectCount(page, 15);
  });
  await test.step("loses one on the way, and sends it again", async () => {
    await page.route("**/api/media/gallery", (route) => route.abort(), { times: 1 });
    await choosePhotos(page, ["sixteenth.jpg", "seventeenth.jpg"]);
    await expect(fileOf("seventeenth.jpg").getByRole("alert")).toHaveText(full);
    await expect(fileOf("sixteenth.jpg").getByRole("alert")).toHaveText("Failed to upload gallery");
    await expect(gallery.getByText("2 files failed")).toBeVisible();
    await expect(gallery.getByRole("button", { name: "Retry all" })).toBeVisible();
    await expect(gallery.getByRole("button", { name: "Dismiss all" })).toBeVisible();
    await retry("sixteenth.jpg");
    await expectCount(page, 16);
    await expect(page.getByLabel("Upload gallery images")).toHaveCount(0);
    await expect(fileOf("sixteenth.jpg")).toHaveCount(0);
  });
  await test.step("is refused the seventeenth by the server too", async () => {
    await retry("seventeenth.jpg");
    await expect(fileOf("seventeenth.jpg").getByRole("alert")).toHaveText(full);
    expect(await readGallery(session)).toHaveLength(16);
  });
  await test.step("deletes one, takes that back, and deletes it after all", async () => {
    await deleteFirst(page);
    await expectCount(page, 15);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expectCount(page, 16);
    await deleteFirst(page);
    await expectCount(page, 15);
    expect(await readGallery(session)).toHaveLength(16);
  });
  await test.step("has room for the seventeenth", async () => {
    await retry("seventeenth.jpg");
    await expectCount(page, 16);
    const ids = (await readGallery(session)).map(({ id }) => id);
    expect(ids).toHaveLength(16);
    expect(ids).not.toContain(first?.id);
  });
});

async function deleteFirst(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete image 1", exact: true }).tap();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
  await question.getByRole("button", { name: "Delete", exact: true }).tap();
  await expect(question).toBeHidden();
}
