import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ConversationSummary, Message, FullConversation } from "../src/contract/conversations/schema.ts";
import { deliverEmail } from "../src/features/emails/jobs.ts";
import { rows } from "../src/platform/database/database.ts";
import { newId } from "../src/platform/jobs/clock.ts";
import { buildCouple, buildProvider, buildToken } from "./factories.ts";
import type { TestApp } from "./harness.ts";

type ListAnswer = { conversations: ConversationSummary[]; total: number };
type Requested = { token?: string; wedding_date?: string; message?: string; categories?: string[] };

function speaker(app: TestApp, token: string, id: string) {
  const path = `/api/conversations/${id}`;
  const post = (what: string, body: object = {}) => app.call<{ message: Message }>(`${path}/${what}`, { token, body });
  return {
    token,
    read: () => app.call<FullConversation>(path, { token }),
    list: (query = "") => app.call<ListAnswer>(`/api/conversations${query}`, { token }),
    write: (text: string, key?: string) =>
      app.call<{ message: Message }>(`${path}/messages`, {
        token,
        body: { text },
        ...(key !== undefined && { headers: { "idempotency-key": key } }),
      }),
    look: (up_to: number) => app.call<{ unread: number }>(`${path}/read`, { method: "PUT", token, body: { up_to } }),
    post,
    put: <T>(what: string, body: object) => app.call<T>(`${path}/${what}`, { method: "PUT", token, body }),
  };
}

export async function openConversation(
  app: TestApp,
  { wedding_date = "2027-03-20", message = "Is our day free?", categories = [] }: Requested = {},
) {
  const { db } = app.runtime.database;
  const [couple, provider] = [await buildCouple(app), await buildProvider(app, { categories })];
  const couple_token = await buildToken(app, couple.id);
  const content = {
    couple_name: "Lerato & Sipho",
    couple_email: couple.email,
    wedding_date,
    message,
    venue_location: "Paarl",
  };
  await app.call("/api/enquiries/direct", { token: couple_token, body: { ...content, provider_id: provider.id } });
  const id = await lastConversation(app);
  return {
    id,
    couple: { ...couple, ...speaker(app, couple_token, id) },
    provider: { ...provider, ...speaker(app, await buildToken(app, provider.id), id) },
    rows: () =>
      rows<{ body: string; sent_by: string }>(
        db,
        sql`select body, sent_by from message where conversation_id = ${id} order by position`,
      ),
  };
}

export const linkTokenIn = (text: string | undefined) => /\/conversation#([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

/** Needs running jobs. */
export async function openGuest(app: TestApp) {
  const couple_email = `guest-${randomUUID()}@people.test`;
  const provider = await buildProvider(app);
  const body = { couple_name: "Naledi", couple_email, message: "Is our day free?", provider_id: provider.id };
  await app.call("/api/enquiries/direct", { body });
  const id = await lastConversation(app);
  const [copy] = await app.mailbox.waitFor(couple_email, 1);
  const provider_token = await buildToken(app, provider.id);
  return {
    id,
    provider,
    provider_token,
    couple_email,
    token: linkTokenIn(copy?.text),
    answer: (text: string) => app.call(`/api/conversations/${id}/messages`, { token: provider_token, body: { text } }),
    seen: async () => (await app.call<FullConversation>(`/api/conversations/${id}`, { token: provider_token })).body,
  };
}

export async function lastConversation(app: TestApp): Promise<string> {
  const [last] = await rows<{ id: string }>(
    app.runtime.database.db,
    sql`select id from conversation order by id desc limit 1`,
  );
  return last?.id ?? "";
}

/** Releases delayed emails: an empty job wakes the workers. */
export async function hurryEmails(app: TestApp): Promise<void> {
  const { db } = app.runtime.database;
  await db.execute(sql`update jobs.job set start_after = now() where state in ('created', 'retry')`);
  await app.runtime.jobs.enqueue(db, deliverEmail, { letter_id: newId() });
}
