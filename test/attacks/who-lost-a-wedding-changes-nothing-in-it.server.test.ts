import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { directEnquiry } from "../../src/contract/enquiries/schema.ts";
import { readBudget } from "../../src/features/budget/read-budget.ts";
import { saveBudget } from "../../src/features/budget/save-budget.ts";
import { answerEvents } from "../../src/features/conversations/answer-events.ts";
import { sendMessage } from "../../src/features/conversations/send-message.ts";
import { lockMembership } from "../../src/features/couples/lock-couple.ts";
import { saveCouple } from "../../src/features/couples/save-couple.ts";
import { sendEnquiry } from "../../src/features/enquiries/send-enquiry.ts";
import { addFavourite } from "../../src/features/favourites/add-favourite.ts";
import { readPlan } from "../../src/features/plan/read-plan.ts";
import { savePlan } from "../../src/features/plan/save-plan.ts";
import { listMembers } from "../../src/features/weddings/list-members.ts";
import type { Context } from "../../src/platform/context.ts";
import type { RequestMeta } from "../../src/platform/http/router.ts";
import { buildCouple, buildMember, buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { openConversation } from "../open-conversation.ts";
import { buildSharer } from "../open-wedding.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
afterAll(() => app.runtime.live.close());

const device = { cookie: undefined, store: () => undefined };
const meta: RequestMeta = {
  address: "203.0.113.78",
  idempotencyKey: undefined,
  userAgent: undefined,
  bearerToken: undefined,
  linkToken: undefined,
  device,
  handoff: device,
};

const editorOf = (couple_id: string, id: string) =>
  app.ctx({ kind: "couple", id, couple_id, role: "editor", admin_id: null });

const reads: [string, (ctx: Context) => Promise<unknown>][] = [
  ["the plan", readPlan],
  ["the budget", readBudget],
  ["who shares it", listMembers],
];

const writes: [string, (ctx: Context) => Promise<unknown>][] = [
  ["the details", (ctx) => saveCouple(ctx, { venue_name: "Boschendal" })],
  ["the plan", (ctx) => savePlan(ctx, { add: [{ text: "Rings", due_on: null }] })],
  ["the budget", (ctx) => saveBudget(ctx, { total_cents: 100_000 })],
  ["a favourite", async (ctx) => addFavourite(ctx, { provider_id: (await buildProvider(app)).id })],
  [
    "an enquiry",
    async (ctx) => {
      const { id: provider_id } = await buildProvider(app);
      return sendEnquiry(
        ctx,
        directEnquiry.parse({ couple_name: "N", couple_email: "n@people.test", provider_id }),
        meta,
      );
    },
  ],
];

describe("a member whose wedding is deleted during a call stays signed in, and gets a request to look again", () => {
  test.each([...reads, ...writes])("%s", async (_name, makeRequest) => {
    const owner = await buildCouple(app, { password: "fynbos" });
    const member = await buildMember(app, owner.id);
    const body = { password: "fynbos", for_everyone: true };
    const token = await buildToken(app, owner.id);
    expect((await app.call("/api/account", { method: "DELETE", token, body })).status).toBe(204);
    await expect(makeRequest(editorOf(owner.id, member.id))).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a call that began before a removal changes nothing after it", () => {
  test.each(writes)("%s", async (_name, makeRequest) => {
    const owner = await buildSharer(app);
    const member = await buildMember(app, owner.id);
    expect((await owner.remove(member.id)).status).toBe(204);
    await expect(makeRequest(editorOf(owner.id, member.id))).rejects.toMatchObject({ code: "conflict" });
  });

  test("a message, nor by a member who is a reader by then", async () => {
    const { id, couple, rows } = await openConversation(app);
    const [removed, reader] = [
      await buildMember(app, (await buildCouple(app)).id),
      await buildMember(app, couple.id, { role: "reader" }),
    ];
    for (const member of [removed, reader])
      await expect(sendMessage(editorOf(couple.id, member.id), { id }, { text: "Late" }, meta)).rejects.toMatchObject({
        code: "conflict",
      });
    expect(await rows()).toEqual([]);
  });

  test("a removal waits for what is being done", async () => {
    const owner = await buildSharer(app);
    const member = await buildMember(app, owner.id);
    const done: string[] = [];
    const locked = Promise.withResolvers<void>();
    const doing = db.transaction(async (tx) => {
      await lockMembership(tx, { kind: "couple", id: member.id, couple_id: owner.id, role: "editor", admin_id: null });
      locked.resolve();
      await tx.execute(sql`select pg_sleep(0.2)`);
      done.push("the write");
    });
    await locked.promise;
    await owner.remove(member.id);
    done.push("the removal");
    await doing;
    expect(done).toEqual(["the write", "the removal"]);
  });
});

test("a stream that is opened during the removal gets no events", async () => {
  const owner = await buildSharer(app);
  const member = await buildMember(app, owner.id);
  const open = app.runtime.live.size;
  await owner.remove(member.id);
  await expect(answerEvents(editorOf(owner.id, member.id))).rejects.toMatchObject({ code: "conflict" });
  expect(app.runtime.live.size).toBe(open);
});
