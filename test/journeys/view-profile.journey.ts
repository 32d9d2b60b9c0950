import type { Locator, Page } from "@playwright/test";
import { findByMedia } from "./catalogue.ts";
import { enquiryDialog, openEnquiry } from "./enquiry-steps.ts";
import { expect, openPage, test, withoutPosters } from "./journey.ts";
import { people } from "./people.ts";
import { atRest, screens } from "./screens.ts";

const viewer = (page: Page) => page.getByRole("dialog", { name: "Pictures and videos" });

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test("tabs and lightbox work by keyboard", async ({ page, request }) => {
      const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
      await openPage(page, `/provider/${id}`);
      const overview = page.getByRole("tab", { name: "Overview" });
      const gallery = page.getByRole("tab", { name: "Gallery 16" });
      await overview.focus();
      await page.keyboard.press("ArrowRight");
      await expect(gallery).toBeFocused();
      await expect(gallery).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(/#gallery$/);
      await expect(page.getByRole("tabpanel", { name: "Gallery 16" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeHidden();

      const pictures = page.getByRole("tabpanel", { name: "Gallery 16" }).getByRole("link");
      await expect(pictures).toHaveCount(16);
      await page.keyboard.press("Tab");
      await expect(pictures.first()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(viewer(page)).toBeVisible();
      await expect(page.getByText("1 of 16")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByText("2 of 16")).toBeVisible();
      await atRest(page);
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByText("1 of 16")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(viewer(page)).toBeHidden();
      await expect(pictures.first()).toBeFocused();

      await gallery.focus();
      await page.keyboard.press("Home");
      await expect(overview).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeVisible();
    });
  });
}

async function expectLongNameFits(page: Page, name: Locator): Promise<void> {
  const right = await name.evaluate((place) => {
    place.textContent = "n".repeat(70);
    return place.getBoundingClientRect().right;
  });
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

test("a name of one long word stays within the screen, among the endorsers and above the enquiry", async ({ page }) => {
  await openPage(page, `/provider/${people().provider.record.id}`);
  const endorsers = page.getByRole("region", { name: /^Endorsed By/ });
  await expectLongNameFits(page, endorsers.getByRole("link").first().locator("b"));
  await openEnquiry(page);
  await expectLongNameFits(page, enquiryDialog(page).getByRole("heading").first());
});

test("an address with a tab opens it", async ({ page, request }) => {
  const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
  await openPage(page, `/provider/${id}#gallery`);
  await expect(page.getByRole("tab", { name: "Gallery 16" })).toHaveAttribute("aria-selected", "true");
});

test("a video sends no request to its host before it is pressed, and then one to the host without cookies", async ({
  page,
  request,
  noise,
}) => {
  await withoutPosters(page, noise);
  noise.allow(/^requested https:\/\/www\.youtube-nocookie\.com\//);
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>a film</title>" }),
  );
  const films: string[] = [];
  page.on("request", (pageRequest) => {
    if (new URL(pageRequest.url()).hostname.includes("youtube")) films.push(pageRequest.url());
  });
  const { id } = await findByMedia(request, ({ videos }) => videos > 0);
  await openPage(page, `/provider/${id}`);
  await page.getByRole("tab", { name: /^Videos/ }).click();
  const first = page
    .getByRole("tabpanel", { name: /^Videos/ })
    .getByRole("link")
    .first();
  await expect(first).toBeVisible();
  expect(films).toEqual([]);
  await first.click();
  await expect(viewer(page)).toBeVisible();
  await expect.poll(() => films).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)]);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
});

test("the providers that endorse a provider can be read, and visited", async ({ page, request }) => {
  const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
  const answer = await request.get(`/api/endorsements/received/${id}`);
  const { data } = (await answer.json()) as {
    data: { endorsements: { endorser_id: string; endorser_name: string }[] };
  };
  const [newest] = data.endorsements;
  expect(newest).toBeDefined();
  const { endorser_id, endorser_name } = newest ?? { endorser_id: "", endorser_name: "" };

  await openPage(page, `/provider/${id}`);
  const list = page.getByRole("region", { name: `Endorsed By ${data.endorsements.length}` });
  const person = list.getByRole("link", { name: endorser_name }).first();
  await person.press("Enter");
  const dialog = page.getByRole("dialog", { name: endorser_name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(person).toBeFocused();

  await person.click();
  await dialog.getByRole("link", { name: "View Profile" }).click();
  await expect(page).toHaveURL(`/provider/${endorser_id}`);
  await expect(page.getByRole("heading", { level: 1, name: endorser_name })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a visitor reports a profile, and the complaint form names it", async ({ page, request }) => {
  const { id } = await findByMedia(request, ({ pictures }) => pictures > 0);
  await openPage(page, `/provider/${id}`);
  await page.getByRole("link", { name: "Report this profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Complaints" })).toBeVisible();
  await expect(page.getByLabel("Page")).toHaveValue(new RegExp(`/provider/${id}$`));
});
