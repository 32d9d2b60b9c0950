import type { Locator, Page } from "@playwright/test";
import type { MediaItem } from "../../src/contract/media/schema.ts";
import { formOf, photo } from "../picture-files.ts";
import { expect, openPage } from "./journey.ts";
import { makeRequest, seedStorage, registerConfirmed, signIn, storedBy, type SignedIn } from "./people.ts";
import { sharedUrl } from "./places.ts";

/** A new business with gallery pictures, signed in. */
export async function openLibrary(page: Page, business_name: string, pictures: number): Promise<SignedIn> {
  const session = await signIn("provider", await registerConfirmed(business_name));
  // ten files per upload
  for (let left = pictures; left > 0; left -= 10) await addPictures(session, Math.min(10, left));
  await seedStorage(page, storedBy(session));
  await openPage(page, "/media");
  await expectCount(page, pictures);
  return session;
}

async function addPictures({ token }: SignedIn, count: number): Promise<void> {
  const photos = await Promise.all(Array.from({ length: count }, () => photo()));
  const answer = await fetch(`${sharedUrl()}/api/media/gallery`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: formOf("media", photos),
  });
  expect(answer.status).toBe(200);
}

export function partOf(page: Page, title: "Gallery Images" | "YouTube Videos"): Locator {
  return page.getByRole("region", { name: title });
}

export async function expectCount(page: Page, pictures: number): Promise<void> {
  await expect(partOf(page, "Gallery Images").getByText(`${pictures}/16 images`)).toBeVisible();
}

export async function choosePhotos(page: Page, names: readonly string[]): Promise<void> {
  const files = names.map(async (name) => {
    const { bytes } = await photo();
    return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
  });
  await page.getByLabel("Upload gallery images").setInputFiles(await Promise.all(files));
}

export async function dropPhoto(page: Page, name: string): Promise<void> {
  const content = Buffer.from((await photo()).bytes).toString("base64");
  const dataTransfer = await page.evaluateHandle(
    ({ name, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([bytes], name, { type: "image/jpeg" }));
      return dropped;
    },
    { name, content },
  );
  const box = page.getByLabel("Upload gallery images");
  await box.dispatchEvent("dragover", { dataTransfer });
  await box.dispatchEvent("drop", { dataTransfer });
}

export async function readGallery({ token, record }: SignedIn): Promise<MediaItem[]> {
  const answer = await makeRequest(`/api/media/provider/${record.id}`, { token });
  return ((await answer.json()) as { data: { gallery: MediaItem[] } }).data.gallery;
}
