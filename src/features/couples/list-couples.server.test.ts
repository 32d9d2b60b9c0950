import { expect, test } from "vitest";
import { buildCouple, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { AdminCouple } from "../../contract/couples/dashboard-schema.ts";

const app = await startTestApp();
const token = await buildToken(app, (await buildSuperAdmin(app)).id);
const days = (count: number) => ({ created_at: new Date(Date.UTC(2026, 0, count)) });

const zoe = await buildCouple(app, {
  partner1_name: "Zoë",
  partner2_name: "André",
  email: "Z.A@post.test",
  ...days(1),
});
const named = { partner1_name: "Thandeka", partner2_name: null, wedding_date: "2027-03-07" };
const thandeka = await buildCouple(app, { ...named, email: "t@post.test", password: null, ...days(2) });
const nameless = await buildCouple(app, {
  partner1_name: null,
  partner2_name: null,
  email: "100%@post.test",
  ...days(3),
});

type Body = { couples: AdminCouple[]; total: number; page: number; limit: number };
const list = (query = "") => app.call<Body>(`/api/admin/couples${query}`, { token });
const result = async (search: string) =>
  (await list(`?search=${encodeURIComponent(search)}`)).body.couples.map(({ id }) => id);

test("couples, the newest first, with what the table shows", async () => {
  const { status, body } = await list();
  expect([status, body.total, body.page, body.limit]).toEqual([200, 3, 1, 1000]);
  expect(body.couples.map(({ id }) => id)).toEqual([nameless.id, thandeka.id, zoe.id]);
  expect(body.couples[1]).toEqual({
    id: thandeka.id,
    name: "Thandeka",
    email: "t@post.test",
    wedding_date: "2027-03-07",
    provider: "google",
    has_second_factor: false,
    created_at: "2026-01-02T00:00:00.000Z",
  });
  expect(body.couples.map(({ name }) => name)).toEqual(["", "Thandeka", "Zoë & André"]);
});

test.each([
  ["a part of a name", "HANDEK", () => [thandeka.id]],
  ["a name without its accents", "zoe", () => [zoe.id]],
  ["a name with more accents than it has", "thándeka", () => [thandeka.id]],
  ["both names as they are shown", "Zoë & andre", () => [zoe.id]],
  ["a part of the email, whatever its case", "z.a@", () => [zoe.id]],
  ["a per cent sign as it is", "0%@", () => [nameless.id]],
  ["nothing of the kind", "nobody", () => []],
])("a search finds %s", async (_name, search, ids) => {
  expect(await result(search)).toEqual(ids());
});

test("a page at a time", async () => {
  const { body } = await list("?page=2&limit=2");
  expect(body).toMatchObject({ total: 3, page: 2, limit: 2, couples: [{ id: zoe.id }] });
  expect((await list("?page=9")).body).toMatchObject({ total: 3, couples: [], limit: 50 });
  expect((await list("?limit=101")).status).toBe(400);
});
