import { expect, test, vi } from "vitest";
import { buildMember, buildSuppressed } from "../../../../test/factories.ts";
import { hurryEmails } from "../../../../test/open-conversation.ts";
import { openQuotes, quoter, startQuoteTests } from "../../../../test/open-quote.ts";
import { textOfPdf } from "../../../../test/read-pdf.ts";

const { app, entriesOf } = await startQuoteTests();

async function mailsTo(email: string, count: number) {
  await hurryEmails(app);
  return vi.waitFor(async () => {
    const mails = await app.mailbox.emailsTo(email);
    const matching = mails.filter(({ subject = "" }) =>
      /^You’re booked|accepted your quote|answered you|wrote to you/.test(subject),
    );
    expect(matching).toHaveLength(count);
    return matching;
  }, 10_000);
}

type Mail = Awaited<ReturnType<typeof mailsTo>>[number];

function filesOf(mail: Mail | undefined) {
  const [pdf, day] = mail?.attachments ?? [];
  const bytes = (file: typeof pdf) => new Uint8Array(file?.content as ArrayBuffer);
  return {
    names: (mail?.attachments ?? []).map(({ filename, mimeType }) => [filename, mimeType]),
    paper: textOfPdf(bytes(pdf)),
    day: new TextDecoder().decode(bytes(day)).replaceAll("\r\n ", ""),
  };
}

test("a confirmed booking is mailed to both sides with its details, in place of the message", async () => {
  const { couple, provider, accepted } = await openQuotes(app);
  const { quote, booking } = await accepted();
  await mailsTo(provider.email, 1);
  await mailsTo(couple.email, 1);
  await provider.confirm(booking.id);
  const [[, toCouple], [, toProvider]] = [await mailsTo(couple.email, 2), await mailsTo(provider.email, 2)];
  expect([toCouple?.subject, toProvider?.subject]).toEqual([
    `You’re booked: ${quote.provider.name}, 20 March 2027`,
    "You’re booked: Lerato & Sipho, 20 March 2027",
  ]);
  for (const mail of [toCouple, toProvider]) {
    const text = mail?.text?.replaceAll("\u00a0", " ");
    expect(text).toContain("Total: R 20 600");
    expect(text).toContain("Deposit: R 6 180, due by 24 June 2026");
    expect(text).toContain("Balance: R 14 420, due by 6 March 2027");
    expect(text).toContain("Free within 7 days of booking. After that");
    expect(text).toContain(`/quotes/${quote.id}`);
    expect(text).not.toContain("new message");
    const { names, paper, day } = filesOf(mail);
    expect(names).toEqual([
      [`Quote ${quote.number}.pdf`, "application/pdf"],
      [`Booking ${quote.number}.ics`, "text/calendar"],
    ]);
    expect(paper).toContain(`Quote ${quote.number}, booked`);
    expect(day).toContain("DTSTART;VALUE=DATE:20270320");
  }
  expect(toCouple?.text).toContain("Before you pay");
  // importing the provider's own feed too must not duplicate the day
  const [entry] = await entriesOf(provider.id);
  expect(filesOf(toProvider).day).toContain(`UID:${entry?.id}@`);
  expect(filesOf(toCouple).day).toContain(`SUMMARY:Booked: ${quote.provider.name}`);
  const { messages } = (await provider.thread.read()).body;
  expect(messages.at(-1)).toMatchObject({ kind: "booking_confirmed", fate: { state: "delivered" } });
});

test("a booking in one step is mailed like that, to the editor who agreed too", async () => {
  const { couple, provider, sent } = await openQuotes(app);
  const { id, totals, provider: business } = await sent({ is_one_step: true });
  const editor = await buildMember(app, couple.id, { email_verified_at: app.clock.now() });
  await quoter(app, editor.token).accept(id, { ticked: [], total_cents: totals.total_cents });
  await mailsTo(couple.email, 2);
  const booked = `You’re booked: ${business.name}, 20 March 2027`;
  expect((await mailsTo(editor.email, 1)).map(({ subject }) => subject)).toEqual([booked]);
  expect((await mailsTo(provider.email, 1)).map(({ subject }) => subject)).toEqual([
    "You’re booked: Lerato & Sipho, 20 March 2027",
  ]);
});

test("an address that stopped emails about messages gets none, and the other side does", async () => {
  const { couple, provider, accepted } = await openQuotes(app);
  const { booking } = await accepted();
  await buildSuppressed(app, couple.email, "messages");
  await provider.confirm(booking.id);
  await mailsTo(provider.email, 2);
  await mailsTo(couple.email, 0);
  const { messages } = (await provider.thread.read()).body;
  expect(messages.at(-1)).toMatchObject({ fate: { state: "suppressed" } });
});

test("an accepted quote is mailed to its provider at once, also while it reads the conversation, with the deadline to confirm", async () => {
  const { provider, accepted } = await openQuotes(app);
  const { quote } = await accepted();
  await provider.thread.look(99);
  // no email jumps the queue, so wait
  const mail = await vi.waitFor(async () => {
    const mails = await app.mailbox.emailsTo(provider.email);
    const result = mails.find(({ subject = "" }) => subject.includes("accepted your quote"));
    expect(result).toBeDefined();
    return result;
  }, 10_000);
  expect(mail?.subject).toBe("Lerato & Sipho accepted your quote: confirm by 20 June, 12:00");
  const text = mail?.text?.replaceAll("\u00a0", " ");
  expect(text).toContain("Please confirm or decline by 20 June 2026, 12:00.");
  expect(text).toContain("Total: R 20 600");
  expect(text).toContain(`/enquiries/${quote.conversation_id}`);
  expect((await provider.thread.read()).body.messages.at(-1)).toMatchObject({ kind: "quote_accepted" });
});
