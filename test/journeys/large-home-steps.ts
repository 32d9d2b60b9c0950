import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { freePort } from "../../scripts/free-port.mjs";
import { openEmbedded } from "../../src/platform/database/database.ts";
import { alive, expect, openPage, type Noise } from "./journey.ts";
import { sharedFolder, spareFolder } from "./places.ts";
import { startProduct, type Product } from "./product.ts";

/** Makes everyone a photographer, so that the list exceeds what the front page sends at once. */
async function startLarge(folder: string): Promise<Product> {
  await cp(spareFolder(), folder, { recursive: true });
  await cp(join(sharedFolder(), "media"), join(folder, "media"), { recursive: true });
  const { db, close } = await openEmbedded(join(folder, "db"));
  await db.execute(sql`insert into provider_category (provider_id, category_id, position)
    select provider.id, category.id, 30 from provider, category where category.slug = 'photographers'
    on conflict do nothing`);
  await close();
  return startProduct({ folder, port: await freePort() });
}

/** Pages, sorts and searches a large front page list on a separate product. Returns the number of photographers. */
export async function narrowLarge(page: Page, noise: Noise, outputDir: string): Promise<number> {
  const product = await startLarge(join(outputDir, "data"));
  noise.allow(new RegExp(`^requested ${product.url}/`));
  try {
    return await narrow(page, product);
  } finally {
    await product.stop();
  }
}

async function narrow(page: Page, { url }: Product): Promise<number> {
  await openPage(page, `${url}/?category=photographers`);
  const list = page.getByRole("region", { name: "Photographers" });
  const names = () => list.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
  const all = Number.parseInt(await list.getByText(/^\d+ vendors$/).innerText());
  const first = await names();
  expect(first).toHaveLength(24);

  await list.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${url}/?category=photographers&page=2`);
  await expect.poll(async () => (await names()).filter((name) => first.includes(name))).toEqual([]);

  const order = list.getByLabel("Sort by");
  await alive(order);
  await order.selectOption("Lowest price");
  await expect(page).toHaveURL(`${url}/?category=photographers&sortBy=price`);
  const searched = list.getByLabel("Search this list");
  await searched.fill("cape town");
  await searched.press("Enter");
  await expect(page).toHaveURL(`${url}/?search=cape+town&category=photographers&sortBy=price`);
  await expect(searched).toBeFocused();
  const total = list.getByText(/^\d+ vendors?$/);
  await expect.poll(async () => Number.parseInt(await total.innerText())).toBeLessThan(all);

  const result = await names();
  await page.reload();
  expect(await names()).toEqual(result);
  await alive(searched);
  await searched.fill("nobody is called so");
  await searched.press("Enter");
  await expect(list.getByRole("heading", { name: "No providers found" })).toBeVisible();
  await list.getByRole("link", { name: "Clear the filters" }).click();
  await expect(page).toHaveURL(`${url}/?category=photographers`);
  await expect.poll(names).toEqual(first);
  return all;
}
