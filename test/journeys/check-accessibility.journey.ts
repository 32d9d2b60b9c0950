import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { findWithServices } from "./catalogue.ts";
import { core } from "./core.ts";
import { expect, newAddress, test, withoutPosters } from "./journey.ts";
import { kitActions, openKit } from "./kit.ts";
import { expectEmails, expectEmailsTo } from "./outbox.ts";
import { visit, visitedPages } from "./pages.ts";
import { people } from "./people.ts";
import { sharedFolder } from "./places.ts";
import { atRest, phone, wide } from "./screens.ts";
import { test as walk } from "./walk.ts";

async function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // a phone's innerWidth grows with overflow
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return beyond.map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent.slice(0, 40)}`);
  });
}

/** The horizontal overflow with a 45-letter word in every user text. */
async function countOverflows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ours = "button, label, legend, summary, nav, table, dt, svg, option, script, style";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const before = new Map<Node, string | null>();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      if (!holder?.closest("main, dialog") || holder.closest(ours) || !text.textContent?.trim()) continue;
      const { textWrapMode, overflowWrap } = getComputedStyle(holder);
      // only our own texts may have nowrap
      if (textWrapMode !== "nowrap" && overflowWrap !== "normal") before.set(text, text.textContent);
    }
    for (const text of before.keys()) text.textContent = "Donaudampfschifffahrtsgesellschaftskapitaenin";
    const { scrollWidth, clientWidth } = document.documentElement;
    for (const [text, words] of before) text.textContent = words;
    return scrollWidth - clientWidth;
  });
}

/** No overflow on the narrowest screens or with text a third larger. */
async function lookNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: phone.viewport.height });
  expect(await overhanging(page), "320 pixels wide").toEqual([]);
  expect(await countOverflows(page), "320 pixels wide, with long words").toBe(0);
  await page.setViewportSize(phone.viewport);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "130%"));
  expect(await overhanging(page), "with large letters").toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/** In light and dark, without motion, since axe misjudges colours in transition. */
async function look(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await atRest(page);
  expect(await findings(page)).toEqual([]);
  expect(await overhanging(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await atRest(page);
  expect(await findings(page, "colours")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
}

async function lookOnScreens(page: Page, differs: boolean): Promise<void> {
  if (differs) {
    await look(page);
    await page.setViewportSize(phone.viewport);
    // or the sticky bar covers half of it
    await page.evaluate(() => scrollTo(0, 0));
  }
  await look(page);
  await lookNarrow(page);
  if (differs) await page.setViewportSize(wide.viewport);
}

for (const [as = "guest", pages] of Map.groupBy(visitedPages, (visited) => visited.as)) {
  walk.describe(() => {
    walk.use({ as });

    for (const visited of pages) {
      const { name, isCore, status = 200, refused, differs = false, posters, andThen = [] } = visited;

      walk(`axe finds nothing on ${name}, light or dark`, isCore ? core : {}, async ({ page, noise }) => {
        if (refused) noise.allow(/the server responded with a status of 400/);
        if (status !== 200) noise.allow(new RegExp(`the server responded with a status of ${status}`));
        if (posters) await withoutPosters(page, noise);
        await page.setViewportSize((differs ? wide : phone).viewport);
        expect(await visit(page, visited)).toBe(status);
        await lookOnScreens(page, differs);
        for (const act of andThen) {
          await act(page);
          await lookOnScreens(page, differs);
        }
      });
    }
  });
}

test("axe finds nothing on the kit, in any state of its components, light or dark", async ({ page }) => {
  test.slow();
  await page.setViewportSize(wide.viewport);
  await openKit(page);
  await lookOnScreens(page, true);
  for (const act of kitActions) {
    await act(page);
    await lookOnScreens(page, true);
  }
});

test("axe finds nothing in the emails of an enquiry and of a new account", async ({ page, request }) => {
  const { id } = await findWithServices(request);
  const couple_email = newAddress();
  const data = {
    provider_id: id,
    couple_name: "Refilwe",
    couple_email,
    couple_phone: "082 555 0142",
    message: "Hello",
  };
  await request.post("/api/enquiries/direct", { data });
  const { enquiries, copies } = await expectEmails(sharedFolder(), couple_email);
  const welcomes = await expectEmailsTo(people().newcomer.record.email, "Welcome to Umshado");
  for (const { html = "" } of [...enquiries, ...copies, ...welcomes]) {
    await page.setContent(html);
    expect(await findings(page, "email")).toEqual([]);
    expect(await overhanging(page)).toEqual([]);
  }
});
