import type { Page } from "@playwright/test";

/** A small phone, as many of our couples hold it. */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** A laptop. */
export const wide = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
};

/** Both, by name, for journeys that look different on them. */
export const screens = [
  { screen: "phone", use: phone },
  { screen: "wide", use: wide },
] as const;

/**
 * Waits until what moves by time has come to rest, not by a scroll: half-way between two colours neither is judged rightly. Chromium may collect
 * a passing animation before its promise settles, so that its list is looked at anew for each frame.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
}
