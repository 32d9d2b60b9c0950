import type { Browser, CDPSession, Page } from "@playwright/test";

/** At this density a half-width picture loads at 720 pixels. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export const kinds = ["html", "css", "js", "font", "image", "data", "other"] as const;
export type Kind = (typeof kinds)[number];
export type Loaded = {
  address: string;
  kind: Kind;
  bytes: number;
  /** In seconds. */
  requested_at: number;
};
type Visit = {
  loaded: Loaded[];
  before: Loaded[];
  fold: number;
  fold_pictures: number;
  shift: number;
};

export function bytesOf({ loaded }: Pick<Visit, "loaded">, ...of: Kind[]): number {
  return loaded.filter(({ kind }) => of.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Empty cache, no scrolling, until a second after network idle. */
export async function weighVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const { loaded, loadedAt } = collectLoaded(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  const addresses = await page.evaluate(picturesAboveFold);
  const above = loaded.filter((each) => addresses.includes(each.address));
  const shift = await readShift(page);
  await context.close();
  const before = loaded.filter(({ requested_at }) => requested_at < loadedAt());
  return { loaded, before, fold: above.reduce((sum, { bytes }) => sum + bytes, 0), fold_pictures: above.length, shift };
}

/** Collects network loads and the page's load time. Data URLs count in their documents. */
export function collectLoaded(session: CDPSession): { loaded: Loaded[]; loadedAt: () => number } {
  const loaded: Loaded[] = [];
  const requestTimes = new Map<string, number>();
  let loaded_at = 0;
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loaded_at = timestamp;
  });
  session.on("Network.requestWillBeSent", ({ requestId, timestamp }) => void requestTimes.set(requestId, timestamp));
  const known = new Map<string, Loaded & { length: number | undefined }>();
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (response.url.startsWith("data:") || response.url.startsWith("blob:")) return;
    const header = Object.entries(response.headers).find(([name]) => name.toLowerCase() === "content-length")?.[1];
    known.set(requestId, {
      address: response.url,
      kind: kindOf(type, response.mimeType),
      bytes: 0,
      requested_at: requestTimes.get(requestId) ?? Infinity,
      length: header === undefined ? undefined : Number(header),
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const each = known.get(requestId);
    if (each) loaded.push({ ...each, bytes: each.length ?? encodedDataLength });
  });
  void session.send("Page.enable");
  void session.send("Network.enable");
  void session.send("Network.setCacheDisabled", { cacheDisabled: false });
  return { loaded, loadedAt: () => loaded_at };
}

/** The favicon is an image by media type only; full Chromium loads it, the headless shell doesn't. */
function kindOf(type: string, media_type: string): Kind {
  if (media_type.startsWith("image/")) return "image";
  const named: Record<string, Kind> = {
    Document: "html",
    Stylesheet: "css",
    Script: "js",
    Font: "font",
    Image: "image",
    Fetch: "data",
    XHR: "data",
  };
  return named[type] ?? "other";
}

type Shifting = PerformanceEntry & { value: number; hadRecentInput: boolean };

function watchShifts(): void {
  const sum = { value: 0 };
  Object.assign(globalThis, { benchShift: sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shifting[]) if (!entry.hadRecentInput) sum.value += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { benchShift: { value: number } }).benchShift.value);
}

function picturesAboveFold(): string[] {
  const inView = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const result = new Set<string>();
  for (const element of document.querySelectorAll("*")) {
    if (!inView(element)) continue;
    if (element instanceof HTMLImageElement && element.currentSrc !== "") result.add(element.currentSrc);
    for (const [, address = ""] of getComputedStyle(element).backgroundImage.matchAll(/url\("([^"]+)"\)/g))
      result.add(new URL(address, location.href).href);
  }
  return [...result];
}
