import type { Page, Response } from "@playwright/test";
import sharp from "sharp";
import { findByMedia } from "./catalogue.ts";
import { swipe } from "./fingers.ts";
import { expect, openPage, test } from "./journey.ts";
import { atRest, phone, screens } from "./screens.ts";

/** Per file, compressed. */
const bytes_max = 200_000;
/** Smaller shifts are invisible; a loading picture that moves the page shifts far more. */
const shift_max = 0.01;

function listen(page: Page): Response[] {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  return answers;
}

type Shift = { value: number; moved: string[] };
type Seen = typeof globalThis & { shifts?: Shift[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = ((globalThis as Seen).shifts = []);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
  });
}

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as Seen).shifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(shift_max);
}

/** Scrolls the page and its swipeable rows in small steps until all pictures have loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    for (const row of document.querySelectorAll("main ul")) {
      for (let left = 0; row.scrollWidth > row.clientWidth && left < row.scrollWidth; left += row.clientWidth / 2) {
        row.scrollIntoView({ block: "center", behavior: "instant" });
        row.scrollTo({ left, behavior: "instant" });
        await frame();
        await frame();
      }
    }
  });
  const waiting = () =>
    page.evaluate(() => [...document.images].filter((image) => image.checkVisibility() && !image.complete).length);
  await expect.poll(waiting).toBe(0);
}

type Shown = { url: string; width: number; height: number; density: number };

async function visiblePictures(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.currentSrc.includes("/media/"))
      .map((image) => ({
        url: image.currentSrc,
        width: image.clientWidth,
        height: image.clientHeight,
        density: devicePixelRatio,
      })),
  );
}

/** Each picture is loaded once, in a fitting size, and no file is heavy. */
async function expectFitting(page: Page, answers: Response[]): Promise<void> {
  const pictures = answers.filter((answer) => answer.request().resourceType() === "image");
  const urls = pictures.map((answer) => answer.url());
  expect(urls).toEqual([...new Set(urls)]);
  for (const answer of answers) {
    const { responseBodySize } = await answer.request().sizes();
    expect(responseBodySize, answer.url()).toBeLessThan(bytes_max);
  }
  for (const { url, width, height, density } of await visiblePictures(page)) {
    const answer = pictures.find((each) => each.url() === url);
    const file = await sharp(await answer?.body()).metadata();
    // a picture may be wider than its box where the sides are cropped
    const needed = Math.max(width, (height * file.width) / file.height) * density;
    const fit = file.width / needed;
    const what = `${url}, ${file.width} wide, shown at ${width} × ${height}, density ${density}`;
    expect.soft(fit, what).toBeLessThan(2.2);
    // a tenth less is invisible
    expect.soft(fit, what).toBeGreaterThan(0.85);
  }
}

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test("24 cards load without a shift, each picture once and in its size", async ({ page }) => {
      await watchShifts(page);
      const answers = listen(page);
      await openPage(page, "/providers");
      await expect(page.getByRole("article")).toHaveCount(24);
      await scrollThrough(page);
      await expectNoShift(page);
      await expectFitting(page, answers);
    });

    test("a provider with 16 pictures loads without a shift, each picture once and in its size", async ({
      page,
      request,
    }) => {
      const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
      await watchShifts(page);
      const answers = listen(page);
      await openPage(page, `/provider/${id}#gallery`);
      const gallery = page.getByRole("tabpanel", { name: "Gallery 16" });
      await expect(gallery.getByRole("img")).toHaveCount(16);
      await scrollThrough(page);
      await expectNoShift(page);
      await expectFitting(page, answers);
    });

    test("a profile's overview requests the pictures of its mosaic, and no other of its gallery", async ({
      page,
      request,
    }) => {
      const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
      await watchShifts(page);
      const answers = listen(page);
      await openPage(page, `/provider/${id}`);
      await scrollThrough(page);
      await expectNoShift(page);
      await expectFitting(page, answers);
      const mosaic = page
        .getByRole("tabpanel", { name: "Overview" })
        .getByRole("listitem")
        .filter({ has: page.getByRole("img") });
      await expect(mosaic.locator('a[href^="/media/"]')).toHaveCount(5);
      const shown = new Set((await visiblePictures(page)).map(({ url }) => url));
      const urls = answers.filter((answer) => answer.url().includes("/media/")).map((answer) => answer.url());
      expect(urls.filter((url) => !shown.has(url))).toEqual([]);
    });

    test("the home page comes without a shift, its font once", async ({ page }) => {
      await watchShifts(page);
      const answers = listen(page);
      await openPage(page, "/");
      await scrollThrough(page);
      await expectNoShift(page);
      await expectFitting(page, answers);
      // the page and its CSS share one file
      expect(answers.filter((answer) => answer.request().resourceType() === "font")).toHaveLength(1);
    });
  });
}

test.describe("the strip of a profile under a finger", () => {
  test.use(phone);

  test("its pictures beyond the second come once it is swiped", async ({ page, request }) => {
    const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
    await openPage(page, `/provider/${id}`);
    const strip = page.getByRole("tabpanel", { name: "Overview" }).locator('li > a[href^="/media/"] img');
    await strip.first().evaluate((image) => image.scrollIntoView({ block: "center" }));
    const come = () =>
      strip.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc !== ""));
    await expect.poll(come).toEqual([true, true, false, false, false]);
    await atRest(page);
    expect(await come()).toEqual([true, true, false, false, false]);
    await swipe(page, strip.first(), -200);
    await expect.poll(async () => (await come())[2]).toBe(true);
    await expect(strip.nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe("further pictures of a card under a finger", () => {
  test.use(phone);

  test("a swipe brings the next one, the first swipe too, and opens no profile", async ({ page }) => {
    await openPage(page, "/providers");
    const picture = page.getByRole("article").first().locator("img").first();
    await picture.evaluate((image) => image.scrollIntoView({ block: "center" }));
    const further = page.getByRole("article").first().locator("[aria-hidden] img");
    await swipe(page, picture, -120);
    await expect(further.nth(0)).toHaveCSS("opacity", "1");
    await swipe(page, picture, -120);
    await expect(further.nth(1)).toHaveCSS("opacity", "1");
    await expect(page).toHaveURL("/providers");
  });
});

test.describe("further pictures of a card", () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false });

  test("a card shows them to a resting mouse, and a first visit requests none", async ({ page }) => {
    const answers = listen(page);
    const requests = () => answers.filter((answer) => /card-pictures|\/api\/media\/provider\//.test(answer.url()));
    await openPage(page, "/providers");
    expect(requests()).toEqual([]);
    const card = page.getByRole("article").first();
    const box = await card.boundingBox();
    const { x = 0, y = 0, width = 0 } = box ?? {};
    // the first move loads the hover code, the second simulates staying
    await page.mouse.move(x + 0.1 * width, y + 40);
    await page.mouse.move(x + 0.12 * width, y + 40);
    const further = card.locator("[aria-hidden] img");
    await expect(further).toHaveCount(3);
    await page.mouse.move(x + 0.6 * width, y + 40);
    await expect(further.nth(1)).toHaveCSS("opacity", "1");
    await expect(further.nth(0)).toHaveCSS("opacity", "0");
    await page.mouse.move(2, 2);
    await expect(further.nth(1)).toHaveCSS("opacity", "0");
  });
});
