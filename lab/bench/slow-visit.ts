import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Pages } from "../../test/journeys/choose-pages.ts";
import { phone } from "../../test/journeys/weigh-visit.ts";
import { browserPath, openBrowser } from "./browser.ts";
import { atMost, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";

/** A phone with a poor connection and a processor that is six times slower than this machine's. */
const slow = { kilobits: 400, delay_ms: 400, processor: 6 } as const;
const runs = 3;
const readable_s = 3;
const enquiry_s = 4;
const film = { folder: "build/reports/film", step_ms: 500, frames: 16 } as const;

/**
 * How soon each page can be read on a poor connection (its largest paint, the text in its own font or the fallback), and how soon an enquiry can be begun
 * on the profile: its button pressed as soon as it is drawn, until a name can be typed. One more visit of each leaves a film strip, a picture each half second.
 */
export async function measureSlowVisits(origin: string, pages: Pages): Promise<Finding[]> {
  const path = browserPath();
  printHeading(
    "A poor connection",
    `Chromium as a phone of 360 × 740 with an empty cache, ${slow.kilobits} kbit/s, ${slow.delay_ms} ms there and back, a processor ${slow.processor} times slower; median of ${runs}. Film strips in ${film.folder}.`,
  );
  if (path === null)
    return [notMeasured("readable on a poor connection", `≤ ${readable_s} s`, "No Chromium: set CHROME_PATH.")];
  const browser = await openBrowser(path);
  const rows = [["page", "first paint s", "readable s", "loaded s", "alive s", "an enquiry begun s"]];
  const findings: Finding[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const visits = await inTurn(runs, () => visitSlowly(browser, origin + address));
    const begun = name === "profile" ? median(await inTurn(runs, () => beginEnquiry(browser, origin + address))) : null;
    const [first, readable, loaded, alive] = (["first", "readable", "loaded", "alive"] as const).map((of) =>
      median(visits.map((each) => each[of])),
    );
    rows.push([
      name,
      ...[first, readable, loaded, alive].map((seconds) => shown(seconds ?? 0)),
      begun === null ? "–" : shown(begun),
    ]);
    findings.push(atMost(`poor connection, ${name}: readable`, readable ?? 0, readable_s, "s"));
    if (begun !== null) findings.push(atMost(`poor connection, ${name}: an enquiry begun`, begun, enquiry_s, "s"));
    await filmVisit(browser, name, origin + address);
  }
  await browser.close();
  printTable(rows);
  return findings;
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let run = 0; run < times; run += 1) made.push(await work());
  return made;
}

async function openSlowly(browser: Browser): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = (slow.kilobits * 1_000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.delay_ms,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  return { context, page, session };
}

/** Seconds since the navigation began. */
type Visit = { first: number; readable: number; loaded: number; alive: number };

async function visitSlowly(browser: Browser, address: string): Promise<Visit> {
  const { context, page } = await openSlowly(browser);
  await page.addInitScript(watchPaints);
  await page.goto(address, { waitUntil: "load", timeout: 120_000 });
  const alive = await page.evaluate(untilAlive);
  const { first, readable, loaded } = await page.evaluate(readPaints);
  await context.close();
  return { first: first / 1_000, readable: readable / 1_000, loaded: loaded / 1_000, alive: alive / 1_000 };
}

/** Presses Send enquiry as soon as it is drawn; the page may lead elsewhere or open a form. Answers in how many seconds a name can be typed. */
async function beginEnquiry(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openSlowly(browser);
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
  await page.getByRole("main").getByRole("button", { name: "Send enquiry" }).first().click({ timeout: 60_000 });
  await page.getByLabel("Your Name").fill("Lerato", { timeout: 120_000 });
  const seconds = (performance.now() - began) / 1_000;
  await context.close();
  return seconds;
}

/** Leaves a picture of the page every half second of its coming, in one row. */
async function filmVisit(browser: Browser, name: string, address: string): Promise<void> {
  const { default: sharp } = await import("sharp");
  const { context, page, session } = await openSlowly(browser);
  const frames: { at: number; picture: Buffer }[] = [];
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push({ at: performance.now(), picture: Buffer.from(data, "base64") });
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 70, maxWidth: 240, maxHeight: 500 });
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
  await page.waitForTimeout(film.frames * film.step_ms);
  await context.close();
  const white = await sharp({ create: { width: 240, height: 493, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  const strip = Array.from({ length: film.frames }, (_, place) => {
    const until = began + (place + 1) * film.step_ms;
    return frames.findLast(({ at }) => at <= until)?.picture ?? white;
  });
  const pictures = await Promise.all(
    strip.map((picture) => sharp(picture).resize(240, 493, { fit: "fill" }).toBuffer()),
  );
  const row = await sharp({ create: { width: film.frames * 250, height: 493, channels: 3, background: "#888" } })
    .composite(pictures.map((input, place) => ({ input, left: place * 250, top: 0 })))
    .jpeg()
    .toBuffer();
  await mkdir(film.folder, { recursive: true });
  await writeFile(join(film.folder, `${name}.jpg`), row);
}

/** Runs in the page before anything else: keeps when the largest paint was. */
function watchPaints(): void {
  const seen = { largest: 0 };
  Object.assign(globalThis, { benchPaints: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page: milliseconds since the navigation began. */
function readPaints() {
  const { largest } = (globalThis as unknown as { benchPaints: { largest: number } }).benchPaints;
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return { first, readable: largest, loaded: entry?.loadEventEnd ?? 0 };
}

/** Runs in the page: waits until React has taken it over, and answers when that was. */
async function untilAlive(): Promise<number> {
  const isAlive = () => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  while (!isAlive()) await new Promise((look) => setTimeout(look, 50));
  return performance.now();
}
