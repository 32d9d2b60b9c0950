import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { couple } from "../../schema/couples.ts";
import { matchVenues } from "./match-venues.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

async function placeOf(id: string) {
  const [result] = await db.select().from(couple).where(eq(couple.id, id));
  return result?.venue_place;
}

test("the start looks up places of venues that were stored without one, or by another list", async () => {
  const old = await buildCouple(app, { venue_location: "a farm outside Fouriesburg" });
  const moved = await buildCouple(app, {
    venue_location: "Jozi",
    venue_place: "clarens",
    venue_matched: "old Clarens",
  });
  const both = await buildCouple(app, { venue_location: "Middelburg" });
  const none = await buildCouple(app);
  await matchVenues(app.ctx());
  expect(await Promise.all([old, moved, both, none].map(({ id }) => placeOf(id)))).toEqual([
    "fouriesburg",
    "johannesburg",
    null,
    null,
  ]);
});

test("a second start has nothing to do, and what it is given by hand stays", async () => {
  const { id } = await buildCouple(app, { venue_location: "Clarens" });
  await matchVenues(app.ctx());
  await db.update(couple).set({ venue_place: "durban" }).where(eq(couple.id, id));
  await matchVenues(app.ctx());
  expect(await placeOf(id)).toBe("durban");
});
