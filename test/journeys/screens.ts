import type { Page } from "@playwright/test";

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

export const screens = [
  { screen: "phone", use: phone },
  { screen: "wide", use: wide },
] as const;

/** axe misjudges colours in transition. Chromium may collect an animation before its promise settles. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
}
