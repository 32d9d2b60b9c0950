import { expect, test, vi } from "vitest";
import { buildCouple, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { hurryEmails, openGuest } from "../../../test/open-conversation.ts";
import { quoted_day, quoter, startQuoteTests, fullQuote } from "../../../test/open-quote.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { Booking } from "../../contract/quotes/booking-schema.ts";
import * as limits from "../../contract/quotes/limits.ts";
import type { Quote } from "../../contract/quotes/schema.ts";
import type { QuoteDraft } from "../../contract/quotes/template-schema.ts";
import { joinGuestEnquiries } from "../enquiries/join-guests.ts";

const { app, db, entriesOf, bookDay } = await startQuoteTests();

type Answer = ErrorAnswer & { quote: Quote; booking: Booking; message: string };

async function openGuestQuote(more: Partial<QuoteDraft> = {}) {
  const guest = await openGuest(app);
  const provider = quoter(app, guest.provider_token);
  const { quote: draft } = (await provider.begin(guest.id)).body;
  await provider.save(draft.id, { ...fullQuote, ...more });
  const { quote } = (await provider.send(draft.id)).body;
  const post = (what: string, body: object, key?: string) =>
    app.call<Answer>(`/api/quotes/link/${quote.id}/${what}`, {
      body: { token: guest.token, ...body },
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
    });
  const mails = async (subject: RegExp, count: number) => {
    await hurryEmails(app);
    return vi.waitFor(async () => {
      const all = await app.mailbox.emailsTo(guest.couple_email);
      const result = all.filter((mail) => subject.test(mail.subject ?? ""));
      expect(result).toHaveLength(count);
      return result;
    }, 10_000);
  };
  const album = quote.lines.find(({ is_optional }) => is_optional)?.id ?? "";
  const mailed = async (ticked: readonly string[] = []) => {
    const { body } = await post("mail", { ticked });
    expect(body.message).toBe("We’ve emailed you a link. Open it to accept the quote. Nothing is booked yet.");
    return linkIn((await mails(/^Accept the quote/, 1))[0]?.text);
  };
  return { ...guest, quoter: provider, quote, album, post, mails, mailed };
}

function linkIn(text: string | undefined) {
  const url = new URL(/https?:\S+\/conversation\?\S+/.exec(text ?? "")?.[0] ?? "http://none");
  return { ...Object.fromEntries(url.searchParams), token: url.hash.slice(1) } as Record<string, string>;
}

test("a guest accepts by the link that it is emailed, with what it ticked, once", async () => {
  const { quote, album, token, post, mailed, quoter: provider } = await openGuestQuote();
  const link = await mailed([album]);
  expect(link).toMatchObject({ quote: quote.id, ticked: "1", token });
  const body = { proof: link["proof"], ticked: [album], total_cents: 24_100_00 };
  expect(await post("accept", { ...body, total_cents: 20_600_00 })).toMatchObject({ body: { code: "quote_changed" } });
  const accepted = await post("accept", body, "one-press");
  expect(accepted).toMatchObject({ status: 200, body: { quote: { state: "accepted", booking: { state: "held" } } } });
  expect((await post("accept", body, "one-press")).body.quote.booking?.id).toBe(accepted.body.quote.booking?.id);
  expect((await post("accept", body)).body.code).toBe("quote_not_open");
  const [booking] = await provider.bookings();
  expect(booking).toMatchObject({ couple_name: "Naledi", total_cents: 24_100_00, wedding_date: quoted_day });
});

test("two presses at once are one booking", async () => {
  const { quote, post, mailed, provider } = await openGuestQuote();
  const { proof } = await mailed();
  const body = { proof, ticked: [], total_cents: quote.totals.total_cents };
  const answers = await Promise.all([post("accept", body, "both"), post("accept", body, "both")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await entriesOf(provider.id)).toHaveLength(1);
});

test("once its provider confirms, the guest gets the details by mail, and cancels by the link in it", async () => {
  const { quote, post, mailed, mails, provider, quoter: business } = await openGuestQuote();
  const { proof } = await mailed();
  const { body } = await post("accept", { proof, ticked: [], total_cents: quote.totals.total_cents });
  await business.confirm(body.quote.booking?.id ?? "");
  const [mail] = await mails(/^You’re booked: .+, 20 March 2027$/, 1);
  expect(mail?.text).toContain("/couple-register");
  expect(mail?.text).not.toContain(`/quotes/${quote.id}`);
  const file = mail?.attachments.find(({ filename }) => filename?.endsWith(".ics"));
  expect(new TextDecoder().decode(file?.content as ArrayBuffer)).not.toContain("conversation");
  const { proof: again } = linkIn(mail?.text);
  expect(await post("cancel", { proof: "x".repeat(43) })).toMatchObject({ body: { code: "dead_link" } });
  expect(await post("cancel", { proof: again, text: "We eloped." })).toMatchObject({
    status: 200,
    body: { booking: { state: "cancelled", cancelled_by: "couple", fee_cents: 0 } },
  });
  expect(await entriesOf(provider.id)).toEqual([]);
  expect((await post("cancel", { proof: again })).body.code).toBe("booking_over");
});

test("an acceptance of a day that was taken since books nothing, and both sides get an email", async () => {
  const { quote, post, mailed, provider_token, seen } = await openGuestQuote();
  const { proof } = await mailed();
  await bookDay(provider_token);
  const answer = await post("accept", { proof, ticked: [], total_cents: quote.totals.total_cents });
  expect(answer).toMatchObject({ status: 409, body: { code: "day_taken" } });
  expect((await seen()).messages.at(-1)?.kind).toBe("day_gone");
});

test("no link is mailed for a closed quote, nor more than a few an hour, nor to an address that stopped emails", async () => {
  const { post, couple_email, quoter: provider, quote } = await openGuestQuote();
  for (let times = 0; times < limits.quote_links_hourly_max; times++)
    expect((await post("mail", { ticked: [] })).status).toBe(200);
  expect((await post("mail", { ticked: [] })).status).toBe(429);
  app.clock.advance(60 * 60 * 1000);
  await buildSuppressed(app, couple_email);
  expect((await post("mail", { ticked: [] })).body).toMatchObject({ code: "emails_stopped" });
  await provider.withdraw(quote.id);
  expect((await post("mail", { ticked: [] })).body.code).toBe("quote_not_open");
});

test("a guest's booking is in the account once the guest registers with the same address", async () => {
  const { quote, post, mailed, couple_email } = await openGuestQuote({ is_one_step: true });
  const { proof } = await mailed();
  await post("accept", { proof, ticked: [], total_cents: quote.totals.total_cents });
  const couple = await buildCouple(app, { email: couple_email, email_verified_at: app.clock.now() });
  await db.transaction((tx) =>
    joinGuestEnquiries(app.ctx(), tx, { id: couple.id, kind: "couple", email: couple_email }),
  );
  expect(await quoter(app, await buildToken(app, couple.id)).bookings()).toMatchObject([
    { quote_id: quote.id, state: "confirmed" },
  ]);
});
