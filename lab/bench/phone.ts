import type { Browser, BrowserContext, CDPSession } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { choosePages } from "../../test/journeys/choose-pages.ts";
import { phone } from "../../test/journeys/weigh-visit.ts";
import { browserPath, openBrowser } from "./browser.ts";
import type { Finding, Options } from "./report.ts";
import { signIn } from "./sign-in.ts";
import { watchTraffic, type Traffic } from "./traffic.ts";

/** Kilobits per second, and a processor six times slower than this machine's. */
const slow = { kilobits: 400, delay_ms: 400, processor: 6 } as const;
const patience = { timeout: 60_000 };
/** Lets the page finish loading; a page with a live stream never has an idle network. */
const quiet_ms = 2_000;

/** Signed-in pages, each with a text found only there. */
const signedIn = {
  couple: [
    ["/couple-dashboard", "Your vendors"],
    ["/messages", "Wildevy Estate"],
    ["/quotes", "Everything with sugar on it"],
    ["/budget", "Cakes & Desserts"],
    ["/plan", "Addresses of the aunts in Eshowe"],
  ],
  provider: [
    ["/dashboard", "views this week"],
    ["/enquiries", "Thandeka"],
    ["/calendar", "Availability rules"],
    ["/media", "Add Video"],
  ],
  admin: [["/admin", "this week"]],
} as const;

type Visit = { readonly seconds: number; readonly traffic: Traffic };

export async function* measurePhone(origin: string, { runs }: Options): AsyncGenerator<Finding[]> {
  const path = browserPath();
  if (path === null) {
    yield [{ what: "a phone on a poor connection (no Chromium: set CHROME_PATH)", unit: "", runs: [] }];
    return;
  }
  const browser = await openBrowser(path);
  try {
    yield await measurePublicPages(browser, origin, runs);
    yield await measureSignedIn(browser, origin, runs);
    yield await measureFullVisits(browser, origin);
  } finally {
    await browser.close();
  }
}

async function inRuns<T>(runs: number, work: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let run = 0; run < runs; run += 1) made.push(await work());
  return made;
}

async function openPage(browser: Browser, { isSlow = true } = {}) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlow) await slowDown(session);
  return { context, page, session };
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytes = (slow.kilobits * 1_000) / 8;
  const speed = { offline: false, latency: slow.delay_ms, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", speed);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
}

async function measurePublicPages(browser: Browser, origin: string, runs: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const pages = await choosePages(origin);
  for (const [name, address] of Object.entries(pages)) {
    const visits = await inRuns(runs, () => readPage(browser, origin + address));
    const what = `poor connection, ${name}: readable`;
    findings.push({ what, unit: "s", most: 3, runs: visits.map(({ seconds }) => seconds) });
    findings.push(...weightOf(name, visits));
    findings.push({
      what: `${name}: interaction to next paint`,
      unit: "ms",
      most: 200,
      runs: visits.map(({ inp }) => inp),
    });
  }
  const begun = await inRuns(runs, () => beginEnquiry(browser, origin + pages.profile));
  return [...findings, { what: "poor connection, profile: an enquiry begun", unit: "s", most: 4.5, runs: begun }];
}

function weightOf(name: string, visits: readonly Visit[]): Finding[] {
  const of = (key: keyof Traffic) => visits.map(({ traffic }) => traffic[key]);
  return [
    { what: `${name}: requests`, unit: "", most: 25, runs: of("requests") },
    { what: `${name}: longest chain of requests`, unit: "", most: 3, runs: of("chain") },
    { what: `${name}: scripts`, unit: "kB", most: 150, runs: of("scripts_kb") },
    { what: `${name}: styles`, unit: "kB", most: 34, runs: of("styles_kb") },
    { what: `${name}: style sheets`, unit: "", most: 2, runs: of("style_sheets") },
  ];
}

/** From an empty cache to the largest paint, then opens and closes the menu. */
async function readPage(browser: Browser, address: string): Promise<Visit & { inp: number }> {
  const { context, page, session } = await openPage(browser);
  const sumUp = await watchTraffic(session);
  await page.addInitScript(watchPaints);
  await page.goto(address, { waitUntil: "networkidle", ...patience });
  const traffic = sumUp(await page.evaluate(readableAt));
  await page.getByRole("button", { name: "Menu" }).first().click(patience);
  await page.waitForTimeout(1_000);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(1_000);
  const { largest, interaction } = await page.evaluate(readPaints);
  await context.close();
  return { seconds: largest / 1000, traffic, inp: interaction };
}

/** Presses Send enquiry as soon as it is drawn. Returns the seconds until a name can be typed. */
async function beginEnquiry(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openPage(browser);
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit", ...patience });
  await page.getByRole("main").getByRole("button", { name: "Send enquiry" }).first().click(patience);
  await page.getByLabel("Your Name").fill("Lerato", patience);
  const seconds = (performance.now() - began) / 1_000;
  await context.close();
  return seconds;
}

type Person = keyof typeof signedIn;
type Session = { token: string; provider?: object; couple?: object };

async function sessionOf(origin: string, person: Person): Promise<Record<string, string>> {
  const login = demoLogins[({ admin: 0, provider: 1, couple: 2 } as const)[person]];
  const { token, ...record } = await signIn<Session>(origin, person === "couple" ? "couples" : "auth", login);
  return person === "couple"
    ? { "umshado.couple_token": token, "umshado.couple": JSON.stringify(record.couple) }
    : { "umshado.provider_token": token, "umshado.user": JSON.stringify(record.provider) };
}

async function openSignedIn(browser: Browser, origin: string, stored: Record<string, string>): Promise<BrowserContext> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({ ...phone, storageState: { cookies: [], origins: [{ origin, localStorage }] } });
}

async function measureSignedIn(browser: Browser, origin: string, runs: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const person of Object.keys(signedIn) as Person[]) {
    const stored = await sessionOf(origin, person);
    for (const [address, text] of signedIn[person]) {
      const visits = await inRuns(runs, () => visitTwice(browser, origin, { stored, address, text }));
      const seconds = (which: "first" | "again") => visits.map((each) => each[which].seconds);
      findings.push(
        { what: `poor connection, ${address}: empty cache`, unit: "s", most: 7, runs: seconds("first") },
        { what: `poor connection, ${address}: files cached`, unit: "s", most: 3.5, runs: seconds("again") },
        ...weightOf(
          address,
          visits.map(({ first }) => first),
        ),
      );
    }
  }
  return findings;
}

type Requested = { stored: Record<string, string>; address: string; text: string };

/** With an empty cache, then with cached files. */
async function visitTwice(browser: Browser, origin: string, { stored, address, text }: Requested) {
  const context = await openSignedIn(browser, origin, stored);
  const first = await showPage(context, origin + address, text);
  const again = await showPage(context, origin + address, text);
  await context.close();
  return { first, again };
}

async function showPage(context: BrowserContext, address: string, text: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  const sumUp = await watchTraffic(session);
  await page.addInitScript(watchText, text);
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit", ...patience });
  await page.getByRole("main").getByText(text).filter({ visible: true }).first().waitFor(patience);
  const seconds = (performance.now() - began) / 1_000;
  const traffic = sumUp(await page.evaluate(shownAt));
  await page.close();
  return { seconds, traffic };
}

/** Bytes of full visits with pictures, at full speed. */
async function measureFullVisits(browser: Browser, origin: string): Promise<Finding[]> {
  const { context, page, session } = await openPage(browser, { isSlow: false });
  const sumUp = await watchTraffic(session);
  const scroll = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
  };
  await page.goto(origin, { waitUntil: "networkidle" });
  await page.goto(`${origin}/providers`, { waitUntil: "networkidle" });
  for (const place of [0, 1, 2]) {
    await page.goto(`${origin}/providers`, { waitUntil: "networkidle" });
    const link = page.locator("main a[href^='/provider/']").nth(place * 2);
    await page.goto(origin + (await link.getAttribute("href")), { waitUntil: "networkidle" });
    await scroll();
  }
  await page.getByRole("main").getByRole("button", { name: "Send enquiry" }).first().click();
  await page.getByLabel("Your Name").fill("Lerato");
  await page.waitForLoadState("networkidle");
  const guest = sumUp().kilobytes;
  await context.close();
  return [
    { what: "a visit: home, browse, three profiles, one enquiry", unit: "kB", most: 1_000, runs: [guest] },
    { what: "a visit: log in, dashboard, one reply", unit: "kB", most: 400, runs: [await weighReply(browser, origin)] },
  ];
}

async function weighReply(browser: Browser, origin: string): Promise<number> {
  const { context, page, session } = await openPage(browser, { isSlow: false });
  const sumUp = await watchTraffic(session);
  const { email, password } = demoLogins[2];
  await page.goto(`${origin}/couple-login`, { waitUntil: "networkidle" });
  await page.getByLabel("Email").first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/couple-dashboard");
  await page.getByRole("main").getByText(signedIn.couple[0][1]).filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(quiet_ms);
  await page.goto(`${origin}/messages`);
  await page.getByRole("main").getByText("Wildevy Estate").filter({ visible: true }).first().click();
  await page.getByRole("main").getByRole("textbox").first().fill("Thank you!");
  await page.waitForTimeout(quiet_ms);
  const { kilobytes } = sumUp();
  await context.close();
  return kilobytes;
}

/** In seconds since 1970. */
function readableAt(): number {
  const { benchSeen } = globalThis as unknown as { benchSeen: Seen };
  return (performance.timeOrigin + benchSeen.largest) / 1000;
}

/** Runs in the page first; records when its main part has the text, before what it shows further is fetched. */
function watchText(text: string): void {
  const observer = new MutationObserver(() => {
    const main = document.querySelector("main")?.innerText.toLowerCase();
    if (!main?.includes(text.toLowerCase())) return;
    observer.disconnect();
    Object.assign(globalThis, { benchShown: performance.now() });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}

/** Runs in the page. Returns seconds since 1970. */
function shownAt(): number {
  const { benchShown } = globalThis as unknown as { benchShown: number };
  return (performance.timeOrigin + benchShown) / 1000;
}

type Seen = { largest: number; interaction: number };
type Timed = PerformanceEntry & { interactionId?: number };

/** Runs in the page first; records the largest paint's time and the longest interaction. */
function watchPaints(): void {
  const seen: Seen = { largest: 0, interaction: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timed[])
      if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page. */
function readPaints(): Seen {
  return (globalThis as unknown as { benchSeen: Seen }).benchSeen;
}
