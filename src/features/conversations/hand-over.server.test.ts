import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { openConversation } from "../../../test/open-conversation.ts";
import { hand_over_hours, remind_after_days } from "../../contract/conversations/calls.ts";
import { day_ms, hour_ms } from "../../contract/durations.ts";
import { whatsAppOf } from "./safety/find-whatsapp.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
beforeEach(() => app.clock.advance(61 * 60 * 1000));

async function open() {
  const thread = await openConversation(app);
  await db.execute(
    sql`update provider set phone = '+27825550142', whatsapp_number = null where id = ${thread.provider.id}`,
  );
  await db.execute(
    sql`update enquiry set couple_phone = '+27835550143' where id = (select enquiry_id from conversation where id = ${thread.id})`,
  );
  return thread;
}

test("a couple continues in WhatsApp: the conversation notes it once a day, and not as a message", async () => {
  const { couple, provider } = await open();
  const { whatsapp } = (await couple.read()).body.conversation.reach;
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/27825550142\?text=Hello%20/);
  const text = decodeURIComponent(whatsapp ?? "");
  for (const phrase of ["we found you on Umshado", "Lerato & Sipho", "20 March 2027", "Paarl"])
    expect(text).toContain(phrase);
  const tries = await Promise.all([couple.post("handover"), couple.post("handover")]);
  expect(tries.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(tries.map(({ body }) => body.message.id)).size).toBe(1);
  const seen = (await provider.read()).body;
  expect(seen.messages.at(-1)).toMatchObject({ kind: "handed_over", sent_by: "couple", position: 1 });
  expect(seen.conversation).toMatchObject({ status: "new", unread: 2, inbox: { folder: "new" } });
  app.clock.advance(hand_over_hours * hour_ms);
  expect((await couple.post("handover")).body.message.position).toBe(2);
});

test("a provider that continues in WhatsApp has answered; a silence still causes one reminder", async () => {
  const { couple, provider } = await open();
  const { whatsapp } = (await provider.read()).body.conversation.reach;
  expect(decodeURIComponent(whatsapp ?? "")).toBe(
    `https://wa.me/27835550143?text=Hello Lerato & Sipho, this is ${provider.business_name}. You wrote to us on Umshado about your wedding on 20 March 2027.`,
  );
  await provider.post("handover");
  expect((await provider.read()).body.conversation).toMatchObject({ status: "answered", inbox: { folder: "theirs" } });
  await couple.write("Are you there?");
  app.clock.advance(remind_after_days * day_ms);
  expect((await couple.post("remind")).status).toBe(201);
  await couple.post("handover");
  expect((await couple.post("remind")).status).toBe(409);
});

test("no link leads to a missing number, or to one that is no mobile, nor for other people", async () => {
  const { id, couple, provider } = await openConversation(app);
  await db.execute(
    sql`update provider set phone = '+27215550181', whatsapp_number = null, alternative_phone = null where id = ${provider.id}`,
  );
  expect((await couple.read()).body.conversation.reach).toEqual({ phone: "+27215550181", whatsapp: null });
  for (const side of [couple, provider])
    expect(await side.post("handover")).toMatchObject({ status: 409, body: { code: "no_whatsapp" } });
  const stranger = await open();
  for (const { token } of [stranger.couple, stranger.provider])
    expect((await app.call(`/api/conversations/${id}/handover`, { token, body: {} })).status).toBe(404);
  expect((await app.call(`/api/conversations/${id}/handover`, { body: {} })).status).toBe(401);
});

test("the number for WhatsApp comes before the others, and only a mobile counts", () => {
  const couple_phone = null;
  const of = (...provider_numbers: (string | null)[]) => whatsAppOf({ provider_numbers, couple_phone }, "couple");
  expect(of("+27835550143", "+27825550142", null)).toBe("+27835550143");
  expect(of(null, "+27215550181", "+27825550142")).toBe("+27825550142");
  expect(of(null, "", null)).toBeNull();
  expect(whatsAppOf({ provider_numbers: [], couple_phone }, "provider")).toBeNull();
});
