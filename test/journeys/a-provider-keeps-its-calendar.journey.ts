import { demoLogins } from "../../seed/demo-directory.ts";
import { demo } from "./demo.ts";
import { expect, openPage, test } from "./journey.ts";
import { keepIn, signIn, storedBy } from "./people.ts";

const year = new Date().getFullYear() + 1;

/** A published florist of the demo that keeps no calendar yet. */
function aFlorist() {
  const keeping = new Set(demo.calendars.map(({ row }) => row.provider_id));
  const florist = demo.providers.find(
    ({ row, categories }) => row.is_published && categories[0]?.slug === "florists" && !keeping.has(row.id),
  );
  if (!florist) throw new Error("the demo has no florist without a calendar");
  return { email: florist.email, password: demoLogins[1].password };
}

test("a provider blocks days by keys, holds one and books one, takes back what it removed, and finds all of it again", async ({
  page,
}) => {
  await keepIn(page, storedBy(await signIn("provider", aFlorist())));
  await openPage(page, `/calendar?month=${year}-03`);
  await expect(page.getByRole("heading", { name: "Be found by couples with a date" })).toBeVisible();
  const month = page.getByRole("grid", { name: `March ${year}` });
  const day = (number: number) => month.getByRole("button", { name: new RegExp(`^\\w+ ${number} March ${year},`) });

  await day(6).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog");
  await expect(form).toHaveAccessibleName(`6 to 8 March ${year}`);
  await form.getByLabel("Note").fill("Workshop");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Blocked 6 to 8 March ${year}.`)).toBeVisible();
  await expect(day(7)).toHaveAccessibleName(/, blocked, couples see taken, note: Workshop$/);
  await expect(page.getByRole("heading", { name: "Be found by couples with a date" })).toBeHidden();

  for (const [number, kind] of [
    [13, "Hold"],
    [20, "Book"],
  ] as const) {
    await day(number).click();
    await form.getByRole("radio", { name: kind }).check();
    await form.getByRole("button", { name: kind, exact: true }).click();
    await expect(form).toBeHidden();
  }
  await expect(page.getByText(`Booked 20 March ${year}.`)).toBeVisible();

  await page.getByRole("button", { name: `Remove the booking of 20 March ${year}` }).click();
  await expect(day(20)).toHaveAccessibleName(/, couples see free$/);
  const removed = page.getByRole("status").filter({ hasText: `The booking of 20 March ${year} is removed.` });
  await removed.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByText(`The booking of 20 March ${year} is back.`)).toBeVisible();

  await page.reload();
  await expect(day(8)).toHaveAccessibleName(/, blocked, /);
  await expect(day(13)).toHaveAccessibleName(/, held, couples see taken$/);
  await expect(day(20)).toHaveAccessibleName(/, booked, couples see taken$/);
  await page.getByRole("navigation", { name: "Calendar" }).getByRole("link", { name: "Agenda" }).click();
  const agenda = page.getByRole("region", { name: "Agenda" });
  await expect(agenda.getByRole("listitem")).toHaveText([/6 to 8 March/, /13 March \d+Held, lapses on/, /20 March/]);
});
