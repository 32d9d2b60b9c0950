import { cp } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { expect, openPage, test } from "./journey.ts";
import { spareFolder } from "./places.ts";
import { startProduct } from "./product.ts";

test("development starts on what is written and shows pages that come alive", async ({ page, noise }, {
  outputDir,
}) => {
  test.slow();
  const folder = join(outputDir, "data");
  await cp(spareFolder(), folder, { recursive: true });
  const env = { NODE_ENV: "development" };
  const product = await startProduct({ folder, port: await freePort(), env, program: "src/server/dev.ts" });
  noise.allow(new RegExp(`^requested ${product.url}/`));
  await page.route(`${product.url}/media/**`, (route) => route.fulfill({ status: 204 }));
  try {
    await openPage(page, `${product.url}/kit`);
    await page.getByRole("button", { name: "Open a sheet" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const path of ["/register", "/", "/providers"]) {
      expect(await openPage(page, product.url + path)).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.locator('main a[href^="/provider/"]').first().click();
    await page.waitForURL("**/provider/*");
    await expect(page.getByRole("button", { name: "Send enquiry" }).first()).toBeVisible();
    await page.goto("about:blank");
  } finally {
    await product.stop();
  }
});
