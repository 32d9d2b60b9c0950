import { choosePages } from "./choose-pages.ts";
import { core } from "./core.ts";
import { expect, test } from "./journey.ts";
import { bytesOf, collectLoaded, weighVisit } from "./weigh-visit.ts";

/** Compressed kB and requests, without HTML (limited by the bench) and pictures. */
const most = {
  home: { kb: 168, requests: 28 },
  browse: { kb: 172, requests: 28 },
  profile: { kb: 186, requests: 38 },
} as const;
/** Per page, compressed; decision 14. */
const script_kb = 150;
/** Tolerance: a few hundred bytes are no fault. */
const slack = 1.05;
type Name = keyof typeof most;

for (const name of Object.keys(most) as Name[])
  test(`a first visit of ${name} stays within its budget`, core, async ({ browser, baseURL }) => {
    const pages = await choosePages(baseURL ?? "");
    const visit = await weighVisit(browser, (baseURL ?? "") + pages[name]);
    const scripts = bytesOf(visit, "js") / 1000;
    expect(scripts, "kB of scripts").toBeLessThanOrEqual(script_kb * slack);
    expect(scripts).toBeGreaterThan(50);
    expect(bytesOf({ loaded: visit.before }, "js"), "scripts before the page is whole").toBe(0);
    expect(bytesOf({ loaded: visit.before }, "html"), "its own HTML").toBeGreaterThan(0);
    expect(bytesOf(visit, "css", "js", "font", "data", "other") / 1000, "kB").toBeLessThanOrEqual(
      most[name].kb * slack,
    );
    const files = visit.loaded.filter(({ kind }) => kind !== "image");
    expect(files.length, files.map((each) => each.address).join("\n")).toBeLessThanOrEqual(most[name].requests);
  });

/** Part to open, what it shows, and its maximum script kB. */
const opened = [
  { part: "a picture", press: "a[href*='/media/']", shows: "[role=dialog], dialog[open]", kb: 15 },
  { part: "free dates", press: "h2:text('Available dates')", shows: "text=/calendar/i", kb: 19 },
] as const;

for (const { part, press, shows, kb } of opened)
  test(`${part} of a profile stays within its budget`, core, async ({ page, baseURL }) => {
    const pages = await choosePages(baseURL ?? "");
    await page.goto(pages.profile, { waitUntil: "networkidle" });
    const { loaded } = collectLoaded(await page.context().newCDPSession(page));
    await page.locator(press).filter({ visible: true }).first().click();
    await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const scripts = loaded.filter(({ kind }) => kind === "js");
    expect(bytesOf({ loaded }, "js") / 1000, scripts.map((each) => each.address).join("\n")).toBeLessThanOrEqual(
      kb * slack,
    );
    expect(scripts.length).toBeGreaterThan(0);
  });

test("a page from the server has its styles before any script", core, async ({ request }) => {
  for (const page of ["/", "/providers", "/providers?category=venues&near=franschhoek", "/photographers/gauteng"]) {
    const html = await (await request.get(page)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
    const sent = (await Promise.all(sheets.map(async (href) => (await request.get(href)).text()))).join("");
    // CSS escapes a digit after a leading hyphen
    const styles = sent.replaceAll(/\\3(\d) /g, "$1");
    // the router's own class for active links has no style
    const classes = [...html.matchAll(/ class="([^"]+)"/g)]
      .flatMap(([, names = ""]) => names.split(" "))
      .filter((name) => name !== "active");
    expect(classes.length, page).toBeGreaterThan(100);
    expect(
      [...new Set(classes)].filter((name) => !styles.includes(`.${name}`)),
      page,
    ).toEqual([]);
  }
});
