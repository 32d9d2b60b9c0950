import type { Pages } from "../../test/journeys/choose-pages.ts";
import { bytesOf, kinds, weighVisit } from "../../test/journeys/weigh-visit.ts";
import { browserPath, openBrowser } from "./browser.ts";
import { atMost, kilobytes, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";

const whole_kb = { home: 150, browse: 150, profile: 160 } as const;
/** Decision 14: as it travels, of each page. */
const script_kb = 150;
const before_kb = 60;
const fold_kb = 150;

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
    const visit = await weighVisit(browser, origin + address);
    const page = bytesOf(visit, "html", "css", "js", "font");
    const cells = kinds.map((kind) => {
      const count = visit.loaded.filter((each) => each.kind === kind).length;
      return count > 0 ? `${kilobytes(bytesOf(visit, kind))} (${count})` : "–";
    });
    rows.push([
      name,
      ...cells,
      kilobytes(page),
      String(visit.loaded.length),
      `${kilobytes(visit.fold)} (${visit.fold_pictures})`,
      shown(visit.shift),
    ]);
    findings.push(atMost(`first visit, ${name}: HTML + CSS + JS + fonts`, page / 1000, whole_kb[name], "kB"));
    findings.push(atMost(`first visit, ${name}: JS`, bytesOf(visit, "js") / 1000, script_kb, "kB"));
    const before = bytesOf({ loaded: visit.before }, "html", "css", "js", "font", "data", "other");
    findings.push(atMost(`first visit, ${name}: before a touch, without pictures`, before / 1000, before_kb, "kB"));
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
    notMeasured(`first visit, ${name}: before a touch, without pictures`, `≤ ${before_kb} kB`, why),
    notMeasured(`first visit, ${name}: pictures above the fold`, `≤ ${fold_kb} kB`, why),
  ]);
}
