import { afterAll, expect, test } from "vitest";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { startTestApp } from "../harness.ts";
import { openGuest } from "../open-conversation.ts";
import { quoter, fullQuote } from "../open-quote.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

async function sentToGuest() {
  const guest = await openGuest(app);
  const provider = quoter(app, guest.provider_token);
  const { quote } = (await provider.begin(guest.id)).body;
  await provider.save(quote.id, { ...fullQuote, is_one_step: true });
  await provider.send(quote.id);
  return { ...guest, quote_id: quote.id };
}

test("a forwarded guest's link accepts nothing without the email about it, nor does another person's proof", async () => {
  const [mine, theirs] = [await sentToGuest(), await sentToGuest()];
  await app.call(`/api/quotes/link/${theirs.quote_id}/mail`, { body: { token: theirs.token, ticked: [] } });
  const mails = await app.mailbox.waitFor(theirs.couple_email, 2);
  const proof = /[?&]proof=([\w-]{43})/.exec(mails.map(({ text }) => text).join())?.[1] ?? "";
  const accept = (body: object) =>
    app.call<{ code: string }>(`/api/quotes/link/${mine.quote_id}/accept`, {
      body: { token: mine.token, ticked: [], total_cents: 20_600_00, ...body },
    });
  expect(proof).not.toBe("");
  for (const tried of ["", mine.token, proof]) expect((await accept({ proof: tried })).body.code).toBe("dead_link");
  expect(
    await app.call(`/api/quotes/link/${mine.quote_id}/accept`, {
      body: { token: theirs.token, proof, ticked: [], total_cents: 20_600_00 },
    }),
  ).toMatchObject({
    body: { code: "quote_not_found" },
  });
  expect(
    (await app.call<{ quotes: { state: string }[] }>("/api/quotes/link", { body: { token: mine.token } })).body.quotes,
  ).toMatchObject([{ state: "sent" }]);
});
