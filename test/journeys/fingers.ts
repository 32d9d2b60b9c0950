import type { Locator, Page } from "@playwright/test";

type Point = { x: number; y: number };

export async function middle(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error("There is nothing to touch.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function touch(page: Page, steps: readonly (readonly Point[])[]): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  for (const [index, step] of steps.entries()) {
    const touchPoints = step.map(({ x, y }, id) => ({ x, y, id }));
    await fingers.send("Input.dispatchTouchEvent", { type: index === 0 ? "touchStart" : "touchMove", touchPoints });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

export async function swipe(page: Page, place: Locator, across: number): Promise<void> {
  const { x, y } = await middle(place);
  await touch(
    page,
    [-0.5, -0.3, 0, 0.3, 0.5].map((part) => [{ x: x + part * across, y }]),
  );
}
