import type { Browser, CDPSession, Page } from "@playwright/test";
import { browserPath, openBrowser } from "./browser.ts";
import type { Pages } from "./pages.ts";
import { atMost, kilobytes, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";

/** The phone of the measurement; at this density a picture of half the width is asked for at the full 720 pixels. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const whole_kb = { home: 150, browse: 150, profile: 160 } as const;
const script_kb = 115;
const fold_kb = 150;

const kinds = ["html", "css", "js", "font", "image", "data", "other"] as const;
type Kind = (typeof kinds)[number];
type Loaded = { address: string; kind: Kind; bytes: number };
type Visit = { loaded: Loaded[]; fold: number; fold_pictures: number; shift: number };

/** Counts what a first visit to each page costs a phone with an empty cache, by kind, and the pictures above the fold. */
export async function measureFirstVisits(origin: string, pages: Pages): Promise<Finding[]> {
  const path = browserPath();
  printHeading(
    "First visit",
    "Chromium as a phone of 360 × 740 at density 2, empty cache, no scrolling; the bytes of bodies as they travel (brotli), until the network is idle and a second more.",
  );
  if (path === null) return missing("No Chromium: set CHROME_PATH.");
  const browser = await openBrowser(path);
  const rows = [
    ["page", ...kinds.map((kind) => `${kind} (requests)`), "html+css+js+font", "requests", "above the fold", "shift"],
  ];
  const findings: Finding[] = [];
  for (const [name, address] of Object.entries(pages) as [keyof Pages, string][]) {
    const visit = await visitOnce(browser, origin + address);
    const of = (kind: Kind) => visit.loaded.filter((each) => each.kind === kind);
    const bytes = (kind: Kind) => of(kind).reduce((sum, each) => sum + each.bytes, 0);
    const page = bytes("html") + bytes("css") + bytes("js") + bytes("font");
    const cells = kinds.map((kind) => (of(kind).length > 0 ? `${kilobytes(bytes(kind))} (${of(kind).length})` : "–"));
    rows.push([
      name,
      ...cells,
      kilobytes(page),
      String(visit.loaded.length),
      `${kilobytes(visit.fold)} (${visit.fold_pictures})`,
      shown(visit.shift),
    ]);
    findings.push(atMost(`first visit, ${name}: HTML + CSS + JS + fonts`, page / 1000, whole_kb[name], "kB"));
    findings.push(atMost(`first visit, ${name}: JS`, bytes("js") / 1000, script_kb, "kB"));
    findings.push(
      atMost(
        `first visit, ${name}: pictures above the fold`,
        visit.fold / 1000,
        fold_kb,
        "kB",
        "phone 360 × 740 at density 2",
      ),
    );
  }
  await browser.close();
  printTable(rows);
  await printHotForms(origin, pages);
  return findings;
}

const hot_seconds_max = 20;

/** The budgets are for the form that the first visitor gets; what is asked for again is packed once more, and printed beside it. */
async function printHotForms(origin: string, pages: Pages): Promise<void> {
  const rows = [["page", "HTML as first packed", "HTML once it was asked for again"]];
  for (const [name, address] of Object.entries(pages)) {
    const first = await askPacked(`${origin}${address}`);
    let hot = first;
    for (const give_up_at = Date.now() + hot_seconds_max * 1_000; hot.tag === first.tag && Date.now() < give_up_at;) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      hot = await askPacked(`${origin}${address}`);
    }
    rows.push([name, kilobytes(first.bytes), hot.tag === first.tag ? "the same" : kilobytes(hot.bytes)]);
  }
  printTable(rows);
}

async function askPacked(address: string): Promise<{ tag: string | null; bytes: number }> {
  const { headers, body } = await fetch(address, { headers: { "accept-encoding": "br" } });
  await body?.cancel();
  return { tag: headers.get("etag"), bytes: Number(headers.get("content-length")) };
}

function missing(why: string): Finding[] {
  return (["home", "browse", "profile"] as const).flatMap((name) => [
    notMeasured(`first visit, ${name}: HTML + CSS + JS + fonts`, `≤ ${whole_kb[name]} kB`, why),
    notMeasured(`first visit, ${name}: JS`, `≤ ${script_kb} kB`, why),
    notMeasured(`first visit, ${name}: pictures above the fold`, `≤ ${fold_kb} kB`, why),
  ]);
}

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const loaded = collectLoaded(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  const addresses = await page.evaluate(picturesAboveFold);
  const above = loaded.filter((each) => addresses.includes(each.address));
  const shift = await readShift(page);
  await context.close();
  return { loaded, fold: above.reduce((sum, { bytes }) => sum + bytes, 0), fold_pictures: above.length, shift };
}

/** Fills a list with everything that comes over the network. Data addresses are part of what they stand in. */
function collectLoaded(session: CDPSession): Loaded[] {
  const loaded: Loaded[] = [];
  const known = new Map<string, Loaded & { length: number | undefined }>();
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (response.url.startsWith("data:") || response.url.startsWith("blob:")) return;
    const header = Object.entries(response.headers).find(([name]) => name.toLowerCase() === "content-length")?.[1];
    known.set(requestId, {
      address: response.url,
      kind: kindOf(type),
      bytes: 0,
      length: header === undefined ? undefined : Number(header),
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const each = known.get(requestId);
    if (each) loaded.push({ address: each.address, kind: each.kind, bytes: each.length ?? encodedDataLength });
  });
  void session.send("Network.enable");
  void session.send("Network.setCacheDisabled", { cacheDisabled: false });
  return loaded;
}

function kindOf(type: string): Kind {
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
