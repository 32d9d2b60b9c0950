import type { Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { core } from "./core.ts";
import { demo } from "./demo.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";
import { emailsTo, textOf } from "./outbox.ts";
import { makeRequest, confirmEmail, seedStorage, registerCouple, signIn, storedBy } from "./people.ts";
import { screens } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

const [phone] = screens;
test.use(phone?.use ?? {});

/** From the end, since other journeys use the first venues. A retry uses another, as the day may be taken. */
function venue(retry: number) {
  const contactedIds = new Set(
    demo.enquiries.flatMap(({ recipients }) => recipients.map(({ provider_id }) => provider_id)),
  );
  const result = demo.providers
    .filter(({ row, categories }) => row.is_published && !contactedIds.has(row.id) && categories[0]?.slug === "venues")
    .at(-1 - retry);
  if (!result) throw new Error("the demo has no venue that nobody has written to");
  return { id: result.row.id, name: result.row.business_name, email: result.email, password: demoLogins[1].password };
}

async function write(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Write a quote" }).click();
  await expect(page).toHaveURL(/\/quotes\//);
  await page.getByLabel("Title").fill("The farm for a day");
  for (const [line, what, price] of [
    ["Item 1", "A day and a night", "38 000"],
    ["Item 2", "Lanterns in the trees", "2 500,50"],
  ] as const) {
    await page.getByRole("button", { name: "Add an item" }).click();
    const fields = page.getByRole("group", { name: line });
    await fields.getByLabel("Description").fill(what);
    await fields.getByLabel("Unit price").fill(price);
  }
  await page.getByRole("group", { name: "Item 2" }).getByRole("checkbox").check();
  await page.getByRole("group", { name: "Deposit" }).getByRole("radio", { name: "None" }).check();
  await page.getByRole("group", { name: "If it is cancelled" }).getByRole("radio", { name: "Standard terms" }).check();
  // so that cancelling costs from the first day
  await page.getByRole("checkbox", { name: /^Leave out the 7 days in which cancelling is free/ }).check();
  await expect(page.getByText("Total R\u00a038\u00a0000")).toBeVisible();
  await expect(page.getByText("Draft saved")).toBeVisible();
}

async function readFromTop(page: Page): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("article", { name: /^Quote/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

async function lookAtDashboard(
  page: Page,
  { state, does, favourite }: { state: string; does: string; favourite: RegExp },
) {
  await openPage(page, "/couple-dashboard");
  const board = page.getByRole("region", { name: "Your vendors" });
  const row = board.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Venues", exact: true }) });
  await expect(row).toContainText(state);
  await expect(row.getByRole("link", { name: does })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your Favourite Vendors" }).getByRole("article")).toContainText(
    favourite,
  );
}

async function hearOfIt(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("link", { name: /^Lindiwe & Tom accepted: confirm by / })).toBeVisible({
    timeout: 10_000,
  });
  const subjects = async () => (await emailsTo(email)).map(({ subject }) => subject).join("\n");
  await expect.poll(subjects).toMatch(/Lindiwe & Tom accepted your quote: confirm by \d+ \w+/);
  const nav = page.getByRole("navigation", { name: "Your business" });
  await nav.getByRole("link", { name: /^Enquiries/ }).click();
  await expect(page.getByText(/^Confirm by \d+ \w+, (\d\d:\d\d|midnight)$/)).toBeVisible();
  await nav.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: new RegExp(`^Confirm ${weddingDay.shown} by `) }).click();
  await expect(page).toHaveURL(/\/quotes\//);
  await expect(page.getByRole("button", { name: "Confirm the booking" })).toBeInViewport();
}

async function payAll(page: Page): Promise<void> {
  await openPage(page, "/budget");
  await page.getByLabel("Total budget (R)").fill("120 000");
  await page.getByRole("button", { name: "Create budget" }).click();
  const left = page.getByRole("region", { name: "What is left" });
  await expect(left).toContainText("R\u00a079\u00a0499,50 remaining of R\u00a0120\u00a0000");
  const due = page.getByRole("region", { name: "Due next" }).getByRole("listitem");
  const payments = page.getByRole("list", { name: "Payments for The farm for a day" });
  for (const isLast of [false, true]) {
    await expect(due).toContainText("The farm for a day");
    await due.getByRole("button", { name: "Mark as paid" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "It is paid" }).click();
    await expect(payments).toContainText("R\u00a040\u00a0500,50");
    await expect(due).toHaveCount(0);
    if (!isLast) await page.getByRole("button", { name: "Undo" }).click();
  }
  await openPage(page, "/plan");
  await expect(page.getByRole("checkbox", { name: "Book venue" })).toBeChecked();
  await openPage(page, "/couple-dashboard");
  const next = page.getByRole("region", { name: "What’s next" });
  await expect(next.getByRole("link", { name: "R\u00a079\u00a0499,50 left to spend" })).toBeVisible();
  await expect(next.getByRole("link", { name: "Book venue" })).toHaveCount(0);
}

/** One email a step for each side; both bookings show the same day and total. */
async function expectMailed(couple_email: string, business: { name: string; email: string }): Promise<void> {
  const { shown } = weddingDay;
  const about = async (address: string, name: string) =>
    (await emailsTo(address)).filter(({ subject = "" }) => subject.includes(name));
  const subjects = async () => ({
    provider: (await about(business.email, "Lindiwe & Tom")).map(({ subject = "" }) =>
      subject.replace(/by \d.*/, "by"),
    ),
    couple: (await about(couple_email, business.name)).map(({ subject }) => subject),
  });
  await expect.poll(subjects, { timeout: 20_000 }).toEqual({
    provider: [
      `Enquiry from Lindiwe & Tom, ${shown}`,
      "Lindiwe & Tom accepted your quote: confirm by",
      `You’re booked: Lindiwe & Tom, ${shown}`,
    ],
    couple: [`Your enquiry to ${business.name}`, `You’re booked: ${business.name}, ${shown}`],
  });
  const both = [await about(business.email, "Lindiwe & Tom"), await about(couple_email, business.name)];
  for (const email of both.map((emails) => emails.at(-1))) {
    for (const words of [shown, "The farm for a day", "R 40 500,50"]) expect(textOf(email)).toContain(words);
    expect(email?.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual(["application/pdf", "text/calendar"]);
  }
}

test(
  "a provider quotes on a phone, the couple ticks and accepts, the provider confirms, dashboards, budget, plan, calendar and emails agree, and the day is taken until they cancel",
  core,
  async ({ page, browser, noise }, { retry }) => {
    const business = venue(retry);
    const couple = await registerCouple();
    const { email } = couple.record;
    await confirmEmail(email);
    const sent = {
      couple_name: "Lindiwe & Tom",
      couple_email: email,
      wedding_date: weddingDay.typed,
      provider_id: business.id,
    };
    expect((await makeRequest("/api/enquiries/direct", { token: couple.token, body: sent })).status).toBe(201);
    const saved = { provider_id: business.id };
    expect((await makeRequest("/api/favorites", { token: couple.token, body: saved })).status).toBe(201);
    const provider = await signIn("provider", business);
    const listed = await makeRequest("/api/conversations", { token: couple.token });
    const { conversations } = (await listed.json()) as { conversations: { id: string }[] };
    const id = conversations[0]?.id ?? "";

    await seedStorage(page, storedBy(provider));
    await openPage(page, `/enquiries/${id}`);
    await write(page);
    await readFromTop(page);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send the quote" }).click();
    await expect(page.getByRole("button", { name: "Withdraw quote" })).toBeVisible();
    await openPage(page, "/calendar");

    const elsewhere = await browser.newContext(phone?.use ?? {});
    noise.listenTo(elsewhere);
    const theirs = await elsewhere.newPage();
    await seedStorage(theirs, storedBy(couple));
    await lookAtDashboard(theirs, { state: "Quoted", does: "Decide: Venues", favourite: /View quote/ });
    await theirs
      .getByRole("region", { name: "What’s next" })
      .getByRole("link", { name: `Quote from ${business.name}` })
      .click();
    await theirs.getByRole("checkbox", { name: "Lanterns in the trees" }).check();
    await theirs.getByRole("button", { name: "Accept this quote" }).click();
    const question = theirs.getByRole("dialog", { name: "Accept this quote for R\u00a040\u00a0500,50?" });
    await expect(question).toContainText(weddingDay.shown);
    await expect(question).toContainText(/10\s%.*75\s%/);
    await question.getByRole("button", { name: /^Accept for/ }).click();
    await expect(theirs.getByText("Awaiting confirmation").first()).toBeVisible();

    await hearOfIt(page, business.email);
    await page.getByRole("link", { name: "Lindiwe & Tom" }).click();
    // the quote's page has the same button
    await expect(page).toHaveURL(/\/enquiries\//);
    await page.getByRole("button", { name: "Confirm the booking" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm the booking" }).click();
    await expect(
      page.getByRole("region", { name: "Quotes and bookings" }).getByText("Booked", { exact: true }),
    ).toBeVisible();
    await theirs.reload();
    await openPage(page, `/calendar?month=${weddingDay.typed.slice(0, 7)}`);
    await expect(page.getByRole("button", { name: new RegExp(`${weddingDay.shown}.*booked`) })).toBeVisible();

    await expectMailed(email, business);

    const { pathname } = new URL(theirs.url());
    await lookAtDashboard(theirs, {
      state: "Booked",
      does: "View: Venues",
      favourite: /You booked them, R\u00a040\u00a0500,50/,
    });
    await payAll(theirs);
    await openPage(theirs, pathname);
    await theirs.getByRole("button", { name: "Cancel the booking" }).click();
    const cancelling = theirs.getByRole("dialog", { name: `Cancel the booking for ${weddingDay.shown}?` });
    await expect(cancelling).toContainText("may keep R\u00a04\u00a0050,05, 10 % of R\u00a040\u00a0500,50");
    await cancelling.getByRole("button", { name: "Cancel the booking" }).click();
    await expect(
      theirs.getByText(`${weddingDay.shown}: cancelled by you; R\u00a04\u00a0050,05 may be kept.`),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: new RegExp(`${weddingDay.shown}.*booked`) })).toHaveCount(0);
    await elsewhere.close();
  },
);

test("a provider quotes one of its packages in four presses after the email, titled, with the terms of its profile", async ({
  page,
}) => {
  const contactedIds = new Set(
    demo.enquiries.flatMap(({ recipients }) => recipients.map(({ provider_id }) => provider_id)),
  );
  const result = demo.providers.findLast(
    ({ row, categories, custom_fields }) =>
      row.is_published &&
      !contactedIds.has(row.id) &&
      categories[0]?.slug === "stationery-and-invitations" &&
      (row.cancellation_policy ?? "") !== "" &&
      row.deposit_percentage !== null &&
      custom_fields.some(({ name }) => / R\s?\d/.test(name)),
  );
  if (!result) throw new Error("the demo has no stationer with packages that nobody has written to");
  const { row, email } = result;
  const body = {
    couple_name: "Anele",
    couple_email: newAddress(),
    wedding_date: weddingDay.typed,
    provider_id: row.id,
  };
  expect((await makeRequest("/api/enquiries/direct", { body })).status).toBe(201);
  const provider = await signIn("provider", { email, password: demoLogins[1].password });
  const listed = await makeRequest("/api/conversations", { token: provider.token });
  const { conversations } = (await listed.json()) as { conversations: { id: string }[] };

  await seedStorage(page, storedBy(provider));
  await openPage(page, `/enquiries/${conversations[0]?.id}`);
  await page.getByRole("button", { name: "Write a quote" }).click();
  const packages = page.getByRole("group", { name: "Add from your packages" }).getByRole("button");
  const [, name = "", price = ""] = /^(.*), (R\s[\d\s]+)/.exec((await packages.first().textContent()) ?? "") ?? [];
  await packages.first().click();
  await expect(page.getByText(`Total ${price.trim()}`)).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the quote" }).click();
  await expect(page.getByRole("button", { name: "Withdraw quote" })).toBeVisible();
  const sheet = page.getByRole("article", { name: /^Quote/ });
  await expect(sheet.getByRole("heading", { level: 1 })).toHaveText(
    `Wedding stationery and invitations, ${weddingDay.shown}`,
  );
  for (const words of [name, "Deposit", row.cancellation_policy ?? ""]) await expect(sheet).toContainText(words);
  await expect(sheet).not.toContainText("Not registered");
});

test("a couple compares three quotes on a phone: it ticks, notes and likes, and goes on to accept one", async ({
  page,
}) => {
  const couple = await signIn("couple", demoLogins[2]);
  await seedStorage(page, storedBy(couple));
  await openPage(page, "/messages");
  await page.getByRole("link", { name: "Compare quotes" }).click();
  const table = page.getByRole("region", { name: "Photographers: quotes side by side" });
  await expect(table.getByRole("columnheader")).toHaveText([/Siya Dube Images/, /Zanele Mokoena/, /Rani Naicker/]);
  const row = (label: string) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: label }) });
  await expect(row("Total").getByRole("cell")).toHaveText([/11\u00a0700.*Lowest/, /19\u00a0150$/, /22\u00a0100$/]);
  await expect(row("Differences").getByRole("cell").last()).toContainText(
    "R\u00a010\u00a0400 more than Siya Dube Images.",
  );

  await row("Tick what you want").getByRole("checkbox", { name: "A second photographer" }).check();
  await expect(row("Total").getByRole("cell").nth(1)).toContainText("R\u00a024\u00a0150");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const heart = table.getByRole("button", { name: "A heart for Rani Naicker Photography" });
  const is = (await heart.getAttribute("aria-pressed")) === "true";
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", String(!is));
  const note = table.getByLabel("Your note on Rani Naicker Photography");
  const text = `A note of ${Date.now()}`;
  await note.fill(text);
  await row("Private notes").getByRole("cell").last().getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Your note is saved.")).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue(text);
  await expect(heart).toHaveAttribute("aria-pressed", String(!is));

  await table.getByRole("link", { name: "View quote from Zanele Mokoena Photography" }).click();
  await expect(page.getByRole("button", { name: "Accept this quote" })).toBeVisible();
  await page.getByRole("link", { name: "Compare quotes" }).click();
  await expect(page).toHaveURL(/\/quotes\?category=photographers$/);
});
