import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildMember, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { sharer } from "../../../test/open-wedding.ts";
import type { Favourite } from "../../contract/favourites/schema.ts";
import { favourite_note_length_max } from "../../contract/favourites/votes.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { favouriteVote } from "../../schema/couples.ts";
import { purgeExpired } from "../../server/jobs/purge-expired.ts";
import { deleteAccountRow } from "../accounts/store.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

type Listed = { favorites: Favourite[]; is_shared: boolean };
const list = async (token: string) => (await app.call<Listed>("/api/favorites", { token })).body;
const store = async (token: string, provider_id: string) =>
  (await app.call<{ favorite: { id: string } }>("/api/favorites", { token, body: { provider_id } })).body.favorite.id;
const evaluate = (token: string, id: string, body: object) => {
  app.clock.advance(1000);
  return app.call<{ code?: string; fields?: object } | null>(`/api/favorites/${id}/vote`, {
    method: "PUT",
    token,
    body,
  });
};
const countVotes = (couple_id: string) => db.$count(favouriteVote, eq(favouriteVote.couple_id, couple_id));

async function openWedding() {
  const owner = await buildCouple(app, { partner1_name: "Thandeka" });
  const token = await buildToken(app, owner.id);
  const provider = await buildProvider(app);
  const id = await store(token, provider.id);
  const editor = await buildMember(app, owner.id, { name: "Sipho" });
  const reader = await buildMember(app, owner.id, { name: "Mama", role: "reader" });
  return { id, provider, owner: { ...owner, token }, editor, reader };
}

test("each member, readers too, has a vote and a note, which the others read with its name", async () => {
  const { id, owner, editor, reader } = await openWedding();
  await evaluate(editor.token, id, { vote: "up", note: "" });
  expect((await evaluate(reader.token, id, { vote: "down", note: "  Too far for Gogo " })).status).toBe(204);
  await evaluate(owner.token, id, { vote: null, note: "Ask about the price" });
  const { favorites, is_shared } = await list(reader.token);
  expect([is_shared, favorites[0]?.added_by]).toEqual([true, { id: owner.id, name: "Thandeka" }]);
  expect(favorites[0]?.opinions).toEqual([
    { name: "Mama", is_own: true, vote: "down", note: "Too far for Gogo", is_private: false },
    { name: "Sipho", is_own: false, vote: "up", note: "", is_private: false },
    { name: "Thandeka", is_own: false, vote: null, note: "Ask about the price", is_private: false },
  ]);
  await evaluate(reader.token, id, { vote: "up", note: "" });
  await evaluate(editor.token, id, { vote: null, note: "" });
  expect((await list(owner.token)).favorites[0]?.opinions.map(({ name, vote }) => [name, vote])).toEqual([
    ["Thandeka", null],
    ["Mama", "up"],
  ]);
});

test("in a wedding that nobody shares a note is private, and nobody is named", async () => {
  const alone = await buildToken(app, (await buildCouple(app)).id);
  const id = await store(alone, (await buildProvider(app)).id);
  await evaluate(alone, id, { vote: null, note: "Lovely light" });
  const { favorites, is_shared } = await list(alone);
  expect([is_shared, favorites]).toMatchObject([
    false,
    [{ added_by: null, opinions: [{ name: "", is_own: true, vote: null, note: "Lovely light" }] }],
  ]);
});

test("a note from before the wedding was shared stays private, whatever its writer votes, until its text is changed", async () => {
  const owner = await buildCouple(app, { partner1_name: "Thandeka" });
  const token = await buildToken(app, owner.id);
  const id = await store(token, (await buildProvider(app)).id);
  await evaluate(token, id, { vote: null, note: "Too dear for your mother" });
  const editor = await buildMember(app, owner.id, { name: "Sipho" });
  const read = async (whose: string) => (await list(whose)).favorites[0]?.opinions;
  expect(await read(editor.token)).toEqual([]);
  expect(await read(token)).toMatchObject([{ is_own: true, note: "Too dear for your mother", is_private: true }]);
  await evaluate(token, id, { vote: "up", note: "Too dear for your mother" });
  expect(await read(editor.token)).toMatchObject([{ name: "Thandeka", vote: "up", note: "", is_private: false }]);
  await evaluate(token, id, { vote: "up", note: "Let us go and see" });
  expect(await read(editor.token)).toMatchObject([{ vote: "up", note: "Let us go and see" }]);
  expect(await read(token)).toMatchObject([{ note: "Let us go and see", is_private: false }]);
});

test("another wedding's favourite, an unknown one, a long note and an unknown vote are refused", async () => {
  const { id, owner } = await openWedding();
  const stranger = await buildToken(app, (await buildCouple(app)).id);
  for (const [token, which] of [
    [stranger, id],
    [owner.token, newId()],
    [owner.token, "nonsense"],
  ] as const)
    expect((await evaluate(token, which, { vote: "up", note: "" })).body).toMatchObject({
      code: "favourite_not_found",
    });
  const long = await evaluate(owner.token, id, { vote: "up", note: "x".repeat(favourite_note_length_max + 1) });
  expect(Object.keys(long.body?.fields ?? {})).toEqual(["note"]);
  expect((await evaluate(owner.token, id, { vote: "maybe", note: "" })).status).toBe(400);
  const provider = await buildToken(app, (await buildProvider(app)).id);
  expect((await evaluate(provider, id, { vote: "up", note: "" })).status).toBe(403);
  const admin = await buildSuperAdmin(app);
  const acting = await buildToken(app, owner.id, { admin_id: admin.id });
  expect((await evaluate(acting, id, { vote: "up", note: "" })).body).toMatchObject({
    code: "not_while_impersonating",
  });
});

test("a favourite that is removed and restored has its votes again; a day later they are deleted", async () => {
  const { id, provider, owner, editor } = await openWedding();
  await evaluate(editor.token, id, { vote: "up", note: "" });
  const letGo = (which: string) => app.call(`/api/favorites/${which}`, { method: "DELETE", token: owner.token });
  await letGo(id);
  const again = await store(owner.token, provider.id);
  expect((await list(owner.token)).favorites[0]?.opinions).toMatchObject([{ name: "Sipho", vote: "up" }]);
  await letGo(again);
  await purgeExpired(app.runtime);
  expect(await countVotes(owner.id)).toBe(1);
  app.clock.advance(25 * 60 * 60 * 1000);
  await purgeExpired(app.runtime);
  expect(await countVotes(owner.id)).toBe(0);
});

test("the votes of a member who leaves, is removed or deletes the account are deleted, and the name is no longer shown", async () => {
  const { id, owner, editor, reader } = await openWedding();
  const third = await buildMember(app, owner.id, { name: "Lwazi" });
  for (const { token } of [editor, reader, third]) await evaluate(token, id, { vote: "up", note: "Yes" });
  const other = await buildProvider(app);
  await store(editor.token, other.id);
  expect((await list(owner.token)).favorites[0]?.added_by).toEqual({ id: editor.id, name: "Sipho" });
  await sharer(app, editor.token).leave();
  await sharer(app, owner.token).remove(reader.id);
  await deleteAccountRow(db, third.id);
  expect(await countVotes(owner.id)).toBe(0);
  const { favorites, is_shared } = await list(owner.token);
  expect([is_shared, favorites.map(({ added_by, opinions }) => [added_by, opinions])]).toEqual([
    false,
    [
      [null, []],
      [null, []],
    ],
  ]);
});

test("a download has its account's opinions, also a reader's, and no other member's", async () => {
  const { id, owner, reader } = await openWedding();
  await evaluate(reader.token, id, { vote: "down", note: "Mine alone" });
  await evaluate(owner.token, id, { vote: "up", note: "Not hers" });
  const { body } = await app.call<Record<string, unknown>>("/api/account/data", { token: reader.token });
  expect(body["opinions"]).toMatchObject([{ vote: "down", note: "Mine alone" }]);
  expect(JSON.stringify(body)).not.toContain("Not hers");
});
