import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildMember, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { budgeter, customEntry } from "../../../test/open-budget.ts";
import { openQuotes, startQuoteTests } from "../../../test/open-quote.ts";
import { account } from "../../schema/accounts.ts";
import { budgetReminder } from "../../schema/budget.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { weddingMember } from "../../schema/weddings.ts";
import { EmailDropped } from "../emails/define-email.ts";
import { paymentDue } from "./emails.ts";
import { purgeExpiredBudgetItems } from "./purge-expired.ts";
import { remindDue } from "./remind-due.ts";

const { app, db } = await startQuoteTests();

const day = "2026-07-01";
const at = (date: string, hour = "06:00") => app.clock.set(`${date}T${hour}:00.000Z`);

async function open({ email_verified_at = app.clock.now() }: { email_verified_at?: Date | null } = {}) {
  const { id, email } = await buildCouple(app, { email_verified_at });
  const budget = budgeter(app, await buildToken(app, id));
  const { entry_id } = (await budget.entries.add({ ...customEntry, due_on: day })).body;
  const queued = () => db.$count(outgoingEmail, eq(outgoingEmail.recipient, email));
  return { id, email, ...budget, entry_id, queued };
}

test("a couple is reminded a week before a due date and the day before, once each, however often the job runs", async () => {
  const { email, queued } = await open();
  at("2026-06-23", "21:59");
  await remindDue(app.ctx());
  expect(await queued()).toBe(0);
  at("2026-06-23", "22:00");
  await Promise.all([remindDue(app.ctx()), remindDue(app.ctx())]);
  at("2026-06-26");
  await remindDue(app.ctx());
  expect(await queued()).toBe(1);
  at("2026-06-30");
  await remindDue(app.ctx());
  at(day);
  await remindDue(app.ctx());
  expect(await queued()).toBe(2);
  const [mail] = await app.mailbox.waitFor(email, 2);
  at("2026-07-02");
  await remindDue(app.ctx());
  expect(await queued()).toBe(2);
  expect(mail?.subject).toBe("Due on 1 July 2026: Dress");
  expect(mail?.text?.replaceAll("\u00a0", " ")).toContain("R 8 000 is due on 1 July 2026");
  expect(mail?.text).toContain("confirm their bank details");
  expect(mail?.text).toMatch(/https?:\/\/\S+\/budget/);
  expect(mail?.text).toContain("topic=payments");
  await purgeExpiredBudgetItems(db, app.clock.now());
  expect(await db.$count(budgetReminder)).toBe(0);
});

test("no email goes out about paid, removed or moved entries, to unconfirmed addresses, and to people who stopped reminders", async () => {
  const settled = await open();
  const paid = { entry_id: settled.entry_id, part: "other", amount_cents: 8_000_00, paid_on: "2026-06-17" };
  await settled.payments.add(paid);
  const removed = await open();
  await removed.entries.remove(removed.entry_id);
  const moved = await open();
  await moved.entries.save(moved.entry_id, { due_on: "2026-12-01" });
  const unconfirmed = await open({ email_verified_at: null });
  const stopped = await open();
  await buildSuppressed(app, stopped.email, "payments");
  at("2026-06-25");
  await remindDue(app.ctx());
  for (const each of [settled, removed, moved, unconfirmed]) expect(await each.queued()).toBe(0);
  const left = await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, stopped.email));
  expect(left.map(({ state }) => state)).toEqual(["suppressed"]);
});

test("where one wedding fails the others are reminded all the same, and the failure is logged and tried again", async () => {
  const [one, other] = [await open(), await open()];
  const [first, second] = one.id < other.id ? [one, other] : [other, one];
  await db.execute(
    sql.raw(`create or replace function fail_reminder() returns trigger language plpgsql as
    $$ begin if new.couple_id = '${first.id}' then raise exception 'broken'; end if; return new; end $$`),
  );
  await db.execute(
    sql`create trigger fail_reminder before insert on budget_reminder for each row execute function fail_reminder()`,
  );
  at("2026-06-25");
  try {
    await expect(remindDue(app.ctx())).rejects.toThrow("1 weddings could not be reminded");
  } finally {
    await db.execute(sql`drop trigger fail_reminder on budget_reminder`);
  }
  expect([await first.queued(), await second.queued()]).toEqual([0, 1]);
  await remindDue(app.ctx());
  expect([await first.queued(), await second.queued()]).toEqual([1, 1]);
});

test("a reminder that could not be sent until the day was over is not sent", async () => {
  const { id, email, entry_id } = await open();
  const data = { account_id: id, couple_id: id, subject_id: entry_id, part: "other" as const, due_on: day };
  at(day, "20:00");
  expect((await paymentDue.compose(app.ctx(), data, email)).subject).toBe("Due on 1 July 2026: Dress");
  at("2026-07-02");
  await expect(paymentDue.compose(app.ctx(), data, email)).rejects.toBeInstanceOf(EmailDropped);
});

test("the owner and editors of a shared wedding are reminded, and no reader; an owner who works in another's wedding is not", async () => {
  const { id, queued } = await open();
  const [editor, reader] = [
    await buildMember(app, id, { role: "editor" }),
    await buildMember(app, id, { role: "reader" }),
  ];
  await db.update(account).set({ email_verified_at: app.clock.now() });
  const elsewhere = await open();
  const other = await buildCouple(app);
  await db
    .insert(weddingMember)
    .values({ account_id: elsewhere.id, couple_id: other.id, role: "editor", name: "Sipho" });
  at("2026-06-25");
  await remindDue(app.ctx());
  const to = (account_id: string) =>
    db.$count(outgoingEmail, sql`template = 'payment_due' and subject_id = ${account_id}`);
  expect([await queued(), await to(editor.id), await to(reader.id), await to(elsewhere.id)]).toEqual([1, 1, 0, 0]);
});

test("a booking's deposit is due once its provider has confirmed it; a reminder of a paid deposit is not sent", async () => {
  const thread = await openQuotes(app);
  const { booking } = await thread.accepted();
  const queued = () => db.$count(outgoingEmail, sql`template = 'payment_due' and recipient = ${thread.couple.email}`);
  at("2026-06-18");
  await remindDue(app.ctx());
  expect(await queued()).toBe(0);
  await thread.provider.confirm(booking.id);
  await remindDue(app.ctx());
  expect(await queued()).toBe(1);
  const notifications = async () =>
    (await app.mailbox.emailsTo(thread.couple.email)).filter(({ subject }) => subject?.startsWith("Due on"));
  await expect.poll(notifications).toMatchObject([{ subject: "Due on 24 June 2026: Deposit for Photography" }]);
  await budgeter(app, thread.couple.token).payments.add({
    booking_id: booking.id,
    part: "deposit",
    amount_cents: booking.deposit_cents,
    paid_on: "2026-06-18",
  });
  at("2026-06-23");
  await remindDue(app.ctx());
  expect(await queued()).toBe(1);
});
