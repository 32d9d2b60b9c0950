import type { APIRequestContext, Page } from "@playwright/test";
import { findByMedia } from "./catalogue.ts";
import { expect, openPage, test, withoutPosters } from "./journey.ts";
import { seedStorage, people, storedBy, type People } from "./people.ts";
import { phone, wide } from "./screens.ts";

type Walked = {
  address: string | ((request: APIRequestContext) => Promise<string>);
  as?: keyof People;
  whole: string;
  alike?: true;
};

const profile = async (request: APIRequestContext) => {
  const { id } = await findByMedia(request, ({ pictures }) => pictures > 8);
  return `/provider/${id}`;
};

const walked: readonly Walked[] = [
  { address: "/", whole: "h2", alike: true },
  { address: "/providers?category=photographers", whole: "article" },
  { address: profile, whole: "text=Get in Touch" },
  { address: "/bulk-contact", whole: "text=Overall budget", alike: true },
  { address: "/dashboard#basic", as: "provider", whole: "text=Save changes", alike: true },
  { address: "/dashboard#pricing", as: "provider", whole: "text=Save changes" },
  { address: "/dashboard#operating", as: "provider", whole: "text=Save changes" },
  { address: "/media", as: "provider", whole: "text=Add Video", alike: true },
  { address: "/account", as: "provider", whole: "text=Delete", alike: true },
  { address: "/couple-dashboard#enquiries", as: "couple", whole: "#enquiries li", alike: true },
  { address: "/admin#badges", as: "superAdmin", whole: "th[scope=row]" },
];

const stops_max = 90;

/** Hidden if none of nine visible points is on top; null once focus leaves the page. */
function readStop(): { name: string; isHidden: boolean } | null {
  const at = document.activeElement;
  if (!at || at === document.body || at.matches("main")) return null;
  const drawn = at instanceof HTMLInputElement ? [at, ...(at.labels ?? [])] : [at];
  const isOnTop = drawn.some((one) =>
    [...one.getClientRects()].some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      if (right <= left || bottom <= top) return false;
      return [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return (
            hit !== null &&
            (drawn.some((own) => own.contains(hit)) || (hit.contains(at) && hit.matches("label, summary")))
          );
        }),
      );
    }),
  );
  const name = (at.getAttribute("aria-label") ?? at.getAttribute("name") ?? at.textContent).trim().slice(0, 40);
  return { name: `${at.tagName} ${name}`, isHidden: !isOnTop };
}

async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops_max; stop += 1) {
    await page.keyboard.press("Tab");
    const read = await page.evaluate(readStop);
    if (read === null) break;
    if (read.isHidden) hidden.push(`${stop}: ${read.name}`);
  }
  return hidden;
}

const late = [
  { address: "/couple-dashboard", as: "couple", call: "**/api/enquiries/sent*", whole: "#enquiries li" },
  { address: "/media", as: "provider", call: "**/api/media/**", whole: "text=Add Video" },
] as const;

for (const { address, as, call, whole } of late) {
  test(`late content on ${address} leaves the focus at the foot of the page where it is`, async ({ page, noise }) => {
    await withoutPosters(page, noise);
    await seedStorage(page, storedBy(people()[as]));
    const released = Promise.withResolvers<undefined>();
    await page.route(call, async (route) => {
      await released.promise;
      await route.continue();
    });
    const scripts = Promise.withResolvers<undefined>();
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const footer = page.getByRole("contentinfo");
    const contact = footer.getByRole("link", { name: /@/ });
    await contact.focus();
    await expect(contact).toBeInViewport();
    scripts.resolve(undefined);
    await expect(footer.getByText("Register as Provider")).toHaveCount(0);
    await expect(contact).toBeFocused();
    await page.locator("[aria-busy=true]").first().waitFor();
    released.resolve(undefined);
    await page.locator(whole).first().waitFor();
    await expect(contact).toBeInViewport();
  });
}

for (const [screen, use] of [
  ["phone", phone],
  ["laptop", wide],
] as const) {
  test.describe(screen, () => {
    test.use(use);

    for (const { address, as, whole, alike } of walked) {
      if (alike && screen === "laptop") continue;
      test(`nothing that has the focus is hidden on ${typeof address === "string" ? address : "a profile"}`, async ({
        page,
        request,
        noise,
      }) => {
        await withoutPosters(page, noise);
        if (as) await seedStorage(page, storedBy(people()[as]));
        await openPage(page, typeof address === "string" ? address : await address(request));
        await page.locator(whole).locator("visible=true").first().waitFor();
        expect(await hiddenStops(page)).toEqual([]);
      });
    }
  });
}
