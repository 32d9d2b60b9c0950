import { expect, openPage, test } from "./journey.ts";
import { phone } from "./screens.ts";

test("a person with Save-Data gets half of a list's pictures at first, and the others at a scroll", async ({
  browser,
}) => {
  const fetched: Record<string, number> = {};
  for (const saveData of [false, true]) {
    const page = await browser.newPage(phone);
    await page.addInitScript((is) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: is, effectiveType: "4g" } });
    }, saveData);
    let pictures = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "image" && request.url().includes("/media/")) pictures += 1;
    });
    await openPage(page, "/providers");
    await page.waitForLoadState("networkidle");
    fetched[String(saveData)] = pictures;
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => pictures).toBeGreaterThan(fetched[String(saveData)] ?? 0);
    await page.close();
  }
  expect(fetched["true"]).toBeLessThan((fetched["false"] ?? 0) * 0.7);
});
