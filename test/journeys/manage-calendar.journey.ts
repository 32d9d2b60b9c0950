import { demoLogins } from "../../seed/demo-directory.ts";
import { favouriteCards } from "./couple-steps.ts";
import { missInBulk, missInList, openKeepers, waitFor } from "./date-steps.ts";
import { demo } from "./demo.ts";
import { expect, openPage, test } from "./journey.ts";
import { expectEmailsTo, textOf } from "./outbox.ts";
import { seedStorage, signIn, storedBy } from "./people.ts";

const year = new Date().getFullYear() + 1;
const saturday = [1, 2, 3, 4, 5, 6, 7].find((day) => new Date(Date.UTC(year, 2, day)).getUTCDay() === 6) ?? 1;
const date = `${year}-03-0${saturday}`;

function aFlorist() {
  const calendarOwners = new Set(demo.calendars.map(({ row }) => row.provider_id));
  const florist = demo.providers.find(
    ({ row, categories }) => row.is_published && categories[0]?.slug === "florists" && !calendarOwners.has(row.id),
  );
  if (!florist) throw new Error("the demo has no florist without a calendar");
  const { id, business_name } = florist.row;
  return { id, business_name, login: { email: florist.email, password: demoLogins[1].password } };
}

test("a provider blocks days by keys, and a couple sees and watches them; it holds one day and books one, undoes a removal, finds all of it again, and the couple gets an email about a freed day", async ({
  page,
  browser,
  noise,
}) => {
  test.setTimeout(120_000);
  const { id: provider_id, business_name: name, login } = aFlorist();
  await seedStorage(page, storedBy(await signIn("provider", login)));
  await openPage(page, `/calendar?month=${year}-03`);
  await expect(page.getByRole("heading", { name: "Be found by couples with a date" })).toBeVisible();
  const month = page.getByRole("grid", { name: `March ${year}` });
  const day = (number: number) => month.getByRole("button", { name: new RegExp(`^\\w+ ${number} March ${year},`) });

  const range = `${saturday} to ${saturday + 2} March ${year}`;
  const [onHold, booked] = [saturday + 7, saturday + 14];
  await day(saturday).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog");
  await expect(form).toHaveAccessibleName(range);
  await form.getByLabel("Note").fill("Workshop");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Blocked ${range}.`)).toBeVisible();
  await expect(day(saturday + 1)).toHaveAccessibleName(/, blocked, couples see not available, note: Workshop$/);
  await expect(page.getByRole("heading", { name: "Be found by couples with a date" })).toBeHidden();

  const couple = await openKeepers(browser, noise, { date, provider_id });
  await missInList(couple.page, { name, date });
  await missInBulk(couple.page, { name, date });
  await waitFor(couple.page, name);

  for (const [number, kind] of [
    [onHold, "Hold"],
    [booked, "Book"],
  ] as const) {
    await day(number).click();
    await form.getByRole("radio", { name: kind }).check();
    await form.getByRole("button", { name: kind, exact: true }).click();
    await expect(form).toBeHidden();
  }
  await expect(page.getByText(`Booked ${booked} March ${year}.`)).toBeVisible();

  await page.getByRole("button", { name: `Remove the booking of ${booked} March ${year}` }).click();
  await expect(day(booked)).toHaveAccessibleName(/, couples see available$/);
  const removed = page.getByRole("status").filter({ hasText: `The booking of ${booked} March ${year} is removed.` });
  await removed.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByText(`The booking of ${booked} March ${year} is back.`)).toBeVisible();

  await page.reload();
  await expect(day(saturday + 2)).toHaveAccessibleName(/, blocked, /);
  await expect(day(onHold)).toHaveAccessibleName(/, held, couples see not available$/);
  await expect(day(booked)).toHaveAccessibleName(/, booked, couples see not available$/);
  await page.getByRole("navigation", { name: "Calendar" }).getByRole("link", { name: "Agenda" }).click();
  const agenda = page.getByRole("region", { name: "Agenda" });
  await expect(agenda.getByRole("listitem")).toHaveText([
    new RegExp(range),
    new RegExp(`${onHold} March \\d+Held, expires on`),
    new RegExp(`${booked} March`),
  ]);

  await agenda.getByRole("button", { name: new RegExp(`^Remove the block of ${range}`) }).click();
  await expect(agenda.getByRole("listitem")).toHaveCount(2);
  const [mail] = await expectEmailsTo(couple.email, `${name} is available on ${saturday} March ${year}`, 1, 40_000);
  expect(textOf(mail)).toContain(`/provider/${provider_id}?date=${date}`);
  await couple.page.reload();
  await expect(favouriteCards(couple.page).getByText("Available on your date")).toBeVisible();
  await expect(favouriteCards(couple.page).getByRole("button", { name: "Stop waiting" })).toHaveCount(0);
});
