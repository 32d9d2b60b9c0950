import type { Browser, CDPSession, Page } from "@playwright/test";

/** The phone of the measurements; at this density a picture of half the width is asked for at the full 720 pixels. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What a visit fetches. */
export const kinds = ["html", "css", "js", "font", "image", "data", "other"] as const;
export type Kind = (typeof kinds)[number];
export type Loaded = {
  address: string;
  kind: Kind;
  bytes: number;
  /** When it was asked for, in seconds of the browser's clock. */
  asked: number;
};
type Visit = {
  loaded: Loaded[];
  /** What of it was asked for before the page's load event: all that it is without a touch. */
  before: Loaded[];
  fold: number;
  fold_pictures: number;
  shift: number;
};

/** How much of some kinds a visit fetched, in bytes. */
export function bytesOf({ loaded }: Pick<Visit, "loaded">, ...of: Kind[]): number {
  return loaded.filter(({ kind }) => of.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Opens an address with an empty cache and looks at nothing but the first screenful, until the network is idle and a second more. */
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
  const before = loaded.filter(({ asked }) => asked < loadedAt());
  return { loaded, before, fold: above.reduce((sum, { bytes }) => sum + bytes, 0), fold_pictures: above.length, shift };
}

/** Fills a list with everything that comes over the network, and notes when the page was loaded. Data addresses are part of what they stand in. */
export function collectLoaded(session: CDPSession): { loaded: Loaded[]; loadedAt: () => number } {
  const loaded: Loaded[] = [];
  const asked = new Map<string, number>();
  let loaded_at = 0;
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loaded_at = timestamp;
  });
  session.on("Network.requestWillBeSent", ({ requestId, timestamp }) => void asked.set(requestId, timestamp));
  const known = new Map<string, Loaded & { length: number | undefined }>();
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (response.url.startsWith("data:") || response.url.startsWith("blob:")) return;
    const header = Object.entries(response.headers).find(([name]) => name.toLowerCase() === "content-length")?.[1];
    known.set(requestId, {
      address: response.url,
      kind: kindOf(type, response.mimeType),
      bytes: 0,
      asked: asked.get(requestId) ?? Infinity,
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

/** What a response is. The tab's icon, which whole Chromium fetches and its headless shell doesn't, is a picture by its media type alone. */
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

/** Runs in the page: sums the layout shifts, as the cumulative layout shift of Web Vitals does for one burst. */
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

/** Runs in the page: the addresses of the pictures, drawn or in the background, that stand in the first screenful. */
function picturesAboveFold(): string[] {
  const inView = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const found = new Set<string>();
  for (const element of document.querySelectorAll("*")) {
    if (!inView(element)) continue;
    if (element instanceof HTMLImageElement && element.currentSrc !== "") found.add(element.currentSrc);
    for (const [, address = ""] of getComputedStyle(element).backgroundImage.matchAll(/url\("([^"]+)"\)/g))
      found.add(new URL(address, location.href).href);
  }
  return [...found];
}
