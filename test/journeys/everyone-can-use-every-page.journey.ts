import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findWithServices } from "./catalogue.ts";
import { expect, newAddress, test, withoutPosters } from "./journey.ts";
import { kitActs, openKit } from "./kit.ts";
import { expectEmails, expectEmailsTo } from "./outbox.ts";
import { visit, visitedPages } from "./pages.ts";
import { people } from "./people.ts";
import { sharedFolder } from "./places.ts";
import { atRest, screens } from "./screens.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Our pages frame nothing that axe could look into: it is spared the page of its own in which it gathers what frames say. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true);
}

/** What axe finds, one line a finding. `colours`: only what another colour scheme can change. */
async function findings(page: Page, { colours = false } = {}): Promise<string[]> {
  await atRest(page);
  const axe = axeOn(page);
  const { violations } = await (colours ? axe.withRules(["color-contrast"]) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** Whether something is wider than the screen, so that the page could be pushed aside. */
async function overhangs(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** On a phone: nothing reaches beyond the narrowest screens either, nor with letters a third larger. */
async function lookNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size || size.width > 400) return;
  await page.setViewportSize({ width: 320, height: size.height });
  expect(await overhangs(page), "320 pixels wide").toBe(false);
  await page.setViewportSize(size);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "130%"));
  expect(await overhangs(page), "with large letters").toBe(false);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/** Looks at what the page shows, in light and in dark. */
async function look(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await overhangs(page)).toBe(false);
  await lookNarrow(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, { colours: true })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    for (const visited of visitedPages) {
      const { name, status = 200, refused = false, differs = false, andThen = [] } = visited;
      if (screen === "wide" && !differs) continue;

      test(`axe finds nothing on ${name}, light or dark`, async ({ page, noise }) => {
        if (refused) noise.allow(/the server responded with a status of 400/);
        if (status !== 200) noise.allow(new RegExp(`the server responded with a status of ${status}`));
        await withoutPosters(page, noise);
        expect(await visit(page, visited)).toBe(status);
        await look(page);
        for (const act of andThen) {
          await act(page);
          await look(page);
        }
      });
    }

    test("axe finds nothing on the kit, whatever state its parts are in, light or dark", async ({ page }) => {
      // a page with everything on it is a long look
      test.slow();
      await openKit(page);
      await look(page);
      for (const act of kitActs) {
        await act(page);
        await look(page);
      }
    });
  });
}

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
    // an email is no page: it has no landmarks
    const { violations } = await axeOn(page)
      .withTags(tags.filter((tag) => tag !== "best-practice"))
      .analyze();
    expect(violations).toEqual([]);
    expect(await overhangs(page)).toBe(false);
  }
});
