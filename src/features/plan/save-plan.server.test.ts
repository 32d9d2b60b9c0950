import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildMember, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { openQuotes, startQuoteTests } from "../../../test/open-quote.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { Plan } from "../../contract/plan/schema.ts";
import { couple as coupleTable } from "../../schema/couples.ts";
import { planTask } from "../../schema/plan.ts";
import { purgeExpiredTasks } from "./purge-expired.ts";

const { app, db } = await startQuoteTests();

type Answer = ErrorAnswer & { plan: Plan };

function planner(token: string | undefined) {
  const as = token === undefined ? {} : { token };
  return {
    answer: () => app.call<Answer>("/api/plan", as),
    read: async () => (await app.call<Answer>("/api/plan", as)).body.plan,
    save: (body: object) => app.call<Answer>("/api/plan", { ...as, method: "PUT", body }),
    calendar: () => app.call<ErrorAnswer & { file_name: string; ics: string }>("/api/plan/calendar", as),
  };
}

async function open(more: Parameters<typeof buildCouple>[1] = {}) {
  const { id } = await buildCouple(app, { wedding_date: "2027-03-20", password: "fynbos", ...more });
  const token = await buildToken(app, id);
  return { id, token, ...planner(token) };
}
const itemsOf = ({ stages, law }: Plan) => [...stages.flatMap(({ items }) => items), ...law];
const item = (plan: Plan, key: string) => itemsOf(plan).find((each) => each.key === key);

test("a tick stays, and a field that is not sent stays, also when two save at once", async () => {
  const { save, read } = await open();
  await Promise.all([
    save({ marks: [{ key: "florist", is_done: true }] }),
    save({ marks: [{ key: "cake", is_done: true }], marriage: "customary" }),
  ]);
  const plan = await read();
  expect([item(plan, "florist")?.is_done, item(plan, "cake")?.is_done, plan.marriage]).toEqual([
    true,
    true,
    "customary",
  ]);
  const { body } = await save({ marks: [{ key: "florist", is_done: false }] });
  expect([item(body.plan, "florist")?.is_done, item(body.plan, "cake")?.is_done]).toEqual([false, true]);
  expect((await save({ marriage: null })).body.plan.marriage).toBeNull();
});

test("the answer whether a customary marriage comes first is saved, and decides the text about the contract", async () => {
  const { save, read } = await open();
  expect((await read()).customary_first).toBeNull();
  await save({ marriage: "civil", customary_first: true });
  await save({ marks: [{ key: "law_contract_first", is_done: true }] });
  const plan = await read();
  expect(item(plan, "law_contract_first")?.is_done).toBe(true);
  expect([plan.marriage, plan.customary_first]).toEqual(["civil", true]);
  expect(item(plan, "law_contract_first")?.source).toMatch(/^VVC v JRM \[2026\] ZACC 2/);
  expect((await save({ customary_first: null })).body.plan.customary_first).toBeNull();
});

test("custom tasks are listed by their date, are changed field by field, and can be restored for a day", async () => {
  const { save, read } = await open();
  const { body } = await save({
    add: [
      { text: "Lobola talks", due_on: "2026-08-01" },
      { text: "Playlist", due_on: null },
    ],
  });
  const [talks] = body.plan.stages[1]?.items.filter(({ kind }) => kind === "own") ?? [];
  expect([talks?.text, body.plan.stages.at(-1)?.items.map(({ text }) => text)]).toEqual(["Lobola talks", ["Playlist"]]);
  const id = talks?.key ?? "";
  const done = await save({ change: [{ id, is_done: true }] });
  expect(item(done.body.plan, id)).toMatchObject({ is_done: true, text: "Lobola talks", due_on: "2026-08-01" });
  await save({ change: [{ id, is_removed: true }] });
  expect(item(await read(), id)).toBeUndefined();
  expect((await save({ change: [{ id, text: "Talks" }] })).body.code).toBe("task_not_found");
  const back = await save({ change: [{ id, is_removed: false }] });
  expect(item(back.body.plan, id)).toMatchObject({ is_done: true });
  await save({ change: [{ id, is_removed: true }] });
  app.clock.advance(24 * 60 * 60 * 1000 + 1);
  await purgeExpiredTasks(db, app.clock.now());
  expect(await db.$count(planTask, eq(planTask.id, id))).toBe(0);
});

test("an impossible value is refused, and then nothing is written", async () => {
  const { save, read } = await open();
  for (const [body, field] of [
    [{ marks: [{ key: "moon", is_done: true }] }, "marks"],
    [{ add: [{ text: " ", due_on: null }] }, "add"],
    [{ add: [{ text: "Far", due_on: "2060-01-01" }], marks: [{ key: "cake", is_done: true }] }, "due_on"],
    [{ marriage: "none" }, "marriage"],
  ] as const) {
    const { status, body: answer } = await save(body);
    expect([status, Object.keys(answer.fields ?? {})[0]?.split(".")[0]]).toEqual([400, field]);
  }
  expect(item(await read(), "cake")?.is_done).toBe(false);
  const many = Array.from({ length: 50 }, (_, number) => ({ text: `Task ${number}`, due_on: null }));
  for (const _each of [1, 2, 3, 4]) expect((await save({ add: many })).status).toBe(200);
  expect((await save({ add: many.slice(0, 1) })).body.code).toBe("plan_full");
});

test("a plan above its limit, as after a merge, takes ticks and changes, and no further task", async () => {
  const { id, save } = await open();
  await db.execute(
    sql`insert into plan_task (id, couple_id, text) select gen_random_uuid(), ${id}, 'Task' from generate_series(1, 202)`,
  );
  const { status, body } = await save({ marks: [{ key: "cake", is_done: true }] });
  expect([status, item(body.plan, "cake")?.is_done]).toEqual([200, true]);
  const [own] = body.plan.stages.at(-1)?.items ?? [];
  const change = (more: object) => save({ change: [{ id: own?.key, ...more }] });
  expect((await change({ is_done: true })).status).toBe(200);
  expect((await change({ is_removed: true })).status).toBe(200);
  expect((await change({ is_removed: false })).body.code).toBe("plan_full");
  expect((await save({ add: [{ text: "More", due_on: null }] })).body.code).toBe("plan_full");
});

test("categories are booked by a booking until it is cancelled, by a favourite that is marked so, and venues by the venue's name", async () => {
  const thread = await openQuotes(app);
  await db.execute(sql`insert into provider_category (provider_id, category_id, is_primary, position)
    select ${thread.provider.id}, id, true, 0 from category where slug = 'photographers'`);
  const mine = planner(thread.couple.token);
  const { booking } = await thread.accepted();
  expect(item(await mine.read(), "photographer")).toMatchObject({ is_done: true, is_booked: true });
  expect((await mine.read()).booked_category_ids).toHaveLength(1);
  await thread.couple.cancel(booking.id);
  expect(item(await mine.read(), "photographer")).toMatchObject({ is_done: false, is_booked: false });
  const florist = await buildProvider(app, { categories: ["florists"] });
  const { token } = thread.couple;
  const saved = await app.call<{ favorite: { id: string } }>("/api/favorites", {
    token,
    body: { provider_id: florist.id },
  });
  const favourite = `/api/favorites/${saved.body.favorite.id}/booked`;
  await app.call(favourite, { method: "PUT", token, body: { is_booked: true } });
  await db.update(coupleTable).set({ venue_name: "Babylonstoren" }).where(eq(coupleTable.id, thread.couple.id));
  const plan = await mine.read();
  expect(["florist", "venue", "photographer"].map((key) => item(plan, key)?.is_booked)).toEqual([true, true, false]);
});

test("a plan belongs to its wedding: others see nothing of it, readers change nothing, and admins who act as the couple read none", async () => {
  const { id, token, save } = await open();
  const { body } = await save({ add: [{ text: "Ours", due_on: null }] });
  const own = body.plan.stages.at(-1)?.items[0]?.key ?? "";
  const stranger = await open();
  expect((await stranger.save({ change: [{ id: own, text: "Mine" }] })).body.code).toBe("task_not_found");
  expect(JSON.stringify(await stranger.read())).not.toContain("Ours");
  const reader = planner((await buildMember(app, id, { role: "reader" })).token);
  expect(await reader.read()).toMatchObject({ may_change: false });
  expect((await reader.save({ marriage: "civil" })).body.code).toBe("reader_only");
  expect((await planner(undefined).answer()).status).toBe(401);
  const acting = await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  expect((await planner(acting).answer()).body.code).toBe("not_while_impersonating");
  const leave = { method: "DELETE", token, body: { password: "fynbos" } };
  expect((await app.call("/api/account", leave)).status).toBe(204);
  expect(await db.$count(planTask, eq(planTask.couple_id, id))).toBe(0);
});

test("the calendar file has the wedding and open tasks with a date, and no done or undated ones", async () => {
  const { save, calendar } = await open();
  await save({
    marriage: "customary",
    marks: [{ key: "cake", is_done: true }],
    add: [
      { text: "Lobola talks", due_on: "2026-08-01" },
      { text: "Playlist", due_on: null },
    ],
  });
  const { body } = await calendar();
  expect(body.file_name).toBe("plan-2027-03-20.ics");
  const unfolded = body.ics.replaceAll("\r\n ", "");
  expect(unfolded).toContain("SUMMARY:Lobola talks");
  expect(unfolded).toContain("DTSTART;VALUE=DATE:20270620");
  expect(unfolded).toContain("SUMMARY:Register the customary marriage");
  expect(unfolded).toContain("Recognition of Customary Marriages Act 120 of 1998\\, section 4");
  for (const absent of ["Order cake", "Playlist", "witnesses"]) expect(unfolded).not.toContain(absent);
  const undated = await open({ wedding_date: null });
  expect((await undated.calendar()).body.code).toBe("wedding_undated");
});

test("a later file is a later version of each entry, so that a calendar updates moved entries", async () => {
  const { id } = await buildCouple(app, { wedding_date: "2027-03-20" });
  const token = await buildToken(app, id);
  const read = async () => {
    const { body } = await app.call<{ ics: string }>("/api/plan/calendar", { token });
    const values = (name: string) =>
      [...body.ics.matchAll(new RegExp(`^${name}:(.*)$`, "gm"))].map(([, value]) => value?.trim());
    return { uids: values("UID"), sequences: values("SEQUENCE").map(Number), stamps: values("DTSTAMP") };
  };
  const first = await read();
  app.clock.advance(90_000);
  const later = await read();
  expect(later.uids).toEqual(first.uids);
  expect(first.sequences.length).toBeGreaterThan(3);
  for (const [at, sequence] of later.sequences.entries()) expect(sequence).toBe((first.sequences[at] ?? 0) + 90);
  expect(new Set(later.stamps)).not.toEqual(new Set(first.stamps));
});
