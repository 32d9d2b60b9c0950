import { expect, test } from "vitest";
import { buildCouple, buildMember, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { openQuotes, startQuoteTests } from "../../../test/open-quote.ts";
import type { CoupleDashboard } from "../../contract/couples/dashboard-schema.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";

const { app } = await startQuoteTests();

const answer = (token?: string) =>
  app.call<ErrorAnswer & { dashboard: CoupleDashboard }>(
    "/api/couples/dashboard",
    token === undefined ? {} : { token },
  );
const read = async (token: string) => (await answer(token)).body.dashboard;
const photographers = ({ planning }: CoupleDashboard) => planning?.board.find(({ key }) => key === "photographer");

async function open() {
  const thread = await openQuotes(app, { categories: ["photographers"] });
  const { token } = thread.couple;
  await app.call("/api/couples/profile", { method: "PUT", token, body: { wedding_date: "2027-03-20" } });
  await app.call("/api/favorites", { token, body: { provider_id: thread.provider.id } });
  return { ...thread, token, look: () => read(token) };
}

test("from the enquiry to the confirmed booking, board, quotes, favourite and money agree", async () => {
  const { provider, couple, sent, token, look, id } = await open();
  expect(photographers(await look())).toMatchObject({
    state: "contacted",
    conversation_id: id,
    vendor: { name: provider.business_name, provider_id: provider.id },
    is_answered: false,
  });
  expect((await look()).favourites.favorites).toMatchObject([{ conversation_id: id, open_quote_id: null }]);

  const quote = await sent();
  const { total_cents } = quote.totals;
  const quoted = await look();
  expect(photographers(quoted)).toMatchObject({ state: "quoted", quote_id: quote.id, total_cents });
  expect(quoted.planning?.quotes).toMatchObject([{ quote_id: quote.id, category_slug: "photographers", total_cents }]);
  expect(quoted.favourites.favorites).toMatchObject([{ conversation_id: id, open_quote_id: quote.id }]);
  expect(quoted.unread).toEqual({
    total: 1,
    conversations: [{ conversation_id: id, provider_name: provider.business_name }],
  });

  const { body } = await couple.accept(quote.id, { ticked: [], total_cents });
  await app.call("/api/budget", { method: "PUT", token, body: { total_cents: total_cents + 1_000_000 } });
  const pending = await look();
  expect(photographers(pending)).toMatchObject({ state: "booked", is_held: true });
  expect(pending.planning).toMatchObject({ quotes: [], money: { booked_cents: total_cents, left_cents: 1_000_000 } });
  expect(pending.favourites.favorites).toMatchObject([{ is_booked: false, availability: null }]);
  expect(pending.favourites.favorites).toMatchObject([{ held_quote_id: quote.id, open_quote_id: null }]);

  await provider.confirm(body.quote.booking?.id ?? "");
  const booked = await look();
  expect(photographers(booked)).toMatchObject({ state: "booked", is_held: false, quote_id: quote.id, total_cents });
  expect(booked.favourites.favorites).toMatchObject([
    { is_booked: true, booked_cents: total_cents, held_quote_id: null, availability: null },
  ]);
  expect(booked.planning?.tasks.map(({ key }) => key)).not.toContain("photographer");
});

test("a couple of today has everything to find, its plan's first tasks, and no budget", async () => {
  const { id } = await buildCouple(app);
  const { planning, unread, favourites, couple } = await read(await buildToken(app, id));
  expect(new Set(planning?.board.map(({ state }) => state))).toEqual(new Set(["to_find"]));
  expect(planning?.tasks.map(({ key }) => key)).toEqual(["venue", "photographer", "entertainment"]);
  expect(planning).toMatchObject({ quotes: [], money: { total_cents: null, booked_cents: 0, left_cents: null } });
  expect([unread.total, favourites.favorites, couple.email_verified]).toEqual([0, [], false]);
});

test("each couple has its own dashboard: another couple sees nothing of it, and members of the wedding see the same", async () => {
  const { sent, couple, look } = await open();
  await sent();
  const other = await read(await buildToken(app, (await buildCouple(app)).id));
  expect([other.planning?.quotes, other.unread.total, other.favourites.favorites]).toEqual([[], 0, []]);
  const mine = await look();
  for (const role of ["editor", "reader"] as const) {
    const member = await buildMember(app, couple.id, { role });
    const shared = await read(member.token);
    expect([shared.planning?.board, shared.planning?.quotes]).toEqual([mine.planning?.board, mine.planning?.quotes]);
    expect([shared.couple.id, shared.couple.wedding_id, shared.couple.role]).toEqual([member.id, couple.id, role]);
  }
});

test("an admin who acts as the couple reads neither plan, quotes nor money", async () => {
  const { accepted, couple, provider, sent } = await open();
  const { booking } = await accepted();
  await sent();
  await provider.confirm(booking.id);
  const { id: admin_id } = await buildSuperAdmin(app);
  const { planning, favourites } = await read(await buildToken(app, couple.id, { admin_id }));
  expect(planning).toBeNull();
  expect(favourites.favorites).toMatchObject([{ is_booked: true, booked_cents: null, open_quote_id: null }]);
});

test("other visitors are refused", async () => {
  expect((await answer()).status).toBe(401);
  const { id } = await buildProvider(app);
  expect((await answer(await buildToken(app, id))).status).toBe(403);
});
