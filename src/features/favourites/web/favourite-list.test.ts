import { expect, test } from "vitest";
import type { ApiOutcome } from "../../../client/call/call-api.ts";
import type { Favourite } from "../../../contract/favourites/schema.ts";
import { FavouriteList, type FavouriteMarks } from "./favourite-list.ts";

const favourite = (provider_id: string, id: string) => ({ id, provider_id }) as Favourite;
const refused = (status: number, code: string): ApiOutcome<never> => ({
  ok: false,
  status,
  code,
  error: `no: ${code}`,
  fields: {},
});

function startServer(saved: Favourite[] = []) {
  const server = { saved: [...saved], calls: [] as string[], refusal: null as ApiOutcome<never> | null, made: 0 };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  async function mark(id: string, marks: Partial<FavouriteMarks>): Promise<ApiOutcome<null>> {
    server.calls.push(`mark ${id} ${JSON.stringify(marks)}`);
    await turn();
    if (server.refusal) return server.refusal;
    server.saved = server.saved.map((each) => (each.id === id ? { ...each, ...marks } : each));
    return { ok: true, body: null };
  }
  const list = new FavouriteList(
    {
      async list() {
        await turn();
        return server.refusal ?? { ok: true, body: { favorites: [...server.saved], is_shared: false } };
      },
      async add(provider_id) {
        server.calls.push(`add ${provider_id}`);
        await turn();
        if (server.refusal) return server.refusal;
        const there = server.saved.find((each) => each.provider_id === provider_id);
        server.made += 1;
        const made = there ?? favourite(provider_id, `new-${server.made}`);
        if (!there) server.saved.unshift(made);
        return { ok: true, body: { favorite: { id: made.id } } };
      },
      async remove(id) {
        server.calls.push(`remove ${id}`);
        await turn();
        if (server.refusal) return server.refusal;
        if (!server.saved.some((each) => each.id === id)) return refused(404, "favourite_not_found");
        server.saved = server.saved.filter((each) => each.id !== id);
        return { ok: true, body: null };
      },
      watch: (id, is_watched) => mark(id, { is_watched }),
      book: (id, is_booked) => mark(id, { is_booked }),
    },
    () => undefined,
  );
  return { server, list };
}

test("a favourite is shown at once and saved on the server", async () => {
  const { server, list } = startServer();
  const made = list.want("p1", true);
  expect(list.now().isSaved("p1")).toBe(true);
  expect(await made).toBeNull();
  expect(server.saved).toHaveLength(1);
  expect(list.now().isSaved("p1")).toBe(true);
});

test.each([2, 3, 4, 5])("%i quick presses leave exactly the last press, here and on the server", async (presses) => {
  const { server, list } = startServer();
  await Promise.all(Array.from({ length: presses }, () => list.want("p1", !list.now().isSaved("p1"))));
  const isLast = presses % 2 === 1;
  expect(list.now().isSaved("p1")).toBe(isLast);
  expect(server.saved.map(({ provider_id }) => provider_id)).toEqual(isLast ? ["p1"] : []);
});

test("asking for the current state sends no request, and does not prevent the next", async () => {
  const { server, list } = startServer();
  await list.want("p1", false);
  expect(server.calls).toEqual([]);
  await list.want("p1", true);
  expect(server.calls).toEqual(["add p1"]);
});

test("a change that the server refuses is undone, and the first caller gets the error", async () => {
  const { server, list } = startServer([favourite("p1", "f1")]);
  await list.load();
  server.refusal = refused(409, "favourites_full");
  expect(await list.want("p2", true)).toMatchObject({ change: "add", error: "no: favourites_full" });
  expect(list.now().isSaved("p2")).toBe(false);
  const removed = list.want("p1", false);
  expect(list.now().list).toEqual([]);
  expect(await removed).toMatchObject({ change: "remove" });
  expect(list.now().list).toEqual([favourite("p1", "f1")]);
});

test("a restored favourite is back in its place under its new id", async () => {
  const { list } = startServer([favourite("p1", "f1"), favourite("p2", "f2"), favourite("p3", "f3")]);
  await list.load();
  await list.want("p2", false);
  expect(list.now().list?.map(({ id }) => id)).toEqual(["f1", "f3"]);
  await list.want("p2", true);
  expect(list.now().list?.map(({ id }) => id)).toEqual(["f1", "new-1", "f3"]);
});

test("a favourite that was removed elsewhere is removed here without a message", async () => {
  const { server, list } = startServer([favourite("p1", "f1")]);
  await list.load();
  server.saved = [];
  expect(await list.want("p1", false)).toBeNull();
  expect(list.now().list).toEqual([]);
});

test("a list that was requested before a change does not undo it", async () => {
  const { list } = startServer();
  const loaded = list.load();
  await list.want("p1", true);
  await loaded;
  expect(list.now().isSaved("p1")).toBe(true);
  expect(list.now().list?.map(({ provider_id }) => provider_id)).toEqual(["p1"]);
});

test("a list that can't be fetched shows why, and the next attempt corrects it", async () => {
  const { server, list } = startServer([favourite("p1", "f1")]);
  server.refusal = refused(503, "database_away");
  await list.load();
  expect(list.now()).toMatchObject({ list: null, error: "no: database_away" });
  server.refusal = null;
  await list.load();
  expect(list.now()).toMatchObject({ list: [{ id: "f1" }], error: null });
});

test("a session that has ended begins no further call", async () => {
  const { server, list } = startServer();
  const first = list.want("p1", true);
  await Promise.resolve();
  void list.want("p1", false);
  list.close();
  await first;
  expect(server.calls).toEqual(["add p1"]);
});

test("a mark is shown at once, and quick presses leave exactly the last, here and on the server", async () => {
  const { server, list } = startServer([favourite("p1", "f1")]);
  await list.load();
  const marked = [true, false, true].map((is_watched) => list.mark("p1", { is_watched }));
  expect(list.now().list).toMatchObject([{ is_watched: true }]);
  expect(await Promise.all(marked)).toEqual([null, null, null]);
  expect(server.saved).toMatchObject([{ is_watched: true }]);
  await list.mark("p1", { is_booked: true });
  expect(list.now().list).toMatchObject([{ is_booked: true, is_watched: false }]);
});

test("a refused mark is undone; one that a list would undo is not", async () => {
  const { server, list } = startServer([favourite("p1", "f1")]);
  await list.load();
  const loaded = list.load();
  await list.mark("p1", { is_booked: true });
  await loaded;
  expect(list.now().list).toMatchObject([{ is_booked: true }]);
  server.refusal = refused(409, "email_unconfirmed");
  expect(await list.mark("p1", { is_booked: false })).toMatchObject({ change: "mark", code: "email_unconfirmed" });
  expect(list.now().list).toMatchObject([{ is_booked: true }]);
});

test("a restored favourite has its marks again, as far as the server takes them", async () => {
  const { server, list } = startServer([favourite("p1", "f1"), favourite("p2", "f2")]);
  await list.load();
  await list.mark("p1", { is_booked: true });
  await list.mark("p2", { is_watched: true });
  for (const wanted of [false, true]) for (const id of ["p1", "p2"]) await list.want(id, wanted);
  expect(server.saved.toSorted((a, b) => a.provider_id.localeCompare(b.provider_id))).toMatchObject([
    { id: "new-1", is_booked: true },
    { id: "new-2", is_watched: true },
  ]);
});

test("a change of several favourites is listed, also where an older list arrives after it", async () => {
  const { server, list } = startServer();
  const older = { favorites: [...server.saved], is_shared: false };
  const added = list.changeSeveral(async () => {
    server.saved = [favourite("p1", "f1"), favourite("p2", "f2")];
    return "added";
  });
  expect(await added).toBe("added");
  list.receive(older);
  await list.load();
  expect(list.now().list?.map(({ provider_id }) => provider_id)).toEqual(["p1", "p2"]);
  list.receive({ favorites: [favourite("p2", "f2")], is_shared: false });
  expect(list.now().list?.map(({ provider_id }) => provider_id)).toEqual(["p2"]);
});
