import { expect, test } from "vitest";
import { ViewTally } from "./tally-views.ts";

const [one, other] = ["profile-1", "profile-2"];
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

test("an address counts once an hour for a profile, and separately for each profile", () => {
  const tally = new ViewTally();
  tally.count(one, "198.51.100.7", at("10:00:00"));
  tally.count(one, "198.51.100.7", at("10:59:59"));
  tally.count(one, "198.51.100.8", at("10:30:00"));
  tally.count(other, "198.51.100.7", at("10:30:00"));
  tally.count(one, "198.51.100.7", at("11:00:01"));
  expect(tally.take()).toEqual([
    { provider_id: one, day: "2026-11-22", views: 3 },
    { provider_id: other, day: "2026-11-22", views: 1 },
  ]);
  expect(tally.take()).toEqual([]);
});

test("the day is South Africa's, and what could not be written is counted on", () => {
  const tally = new ViewTally();
  tally.count(one, "a", at("21:59:00"));
  tally.count(one, "b", at("22:01:00"));
  const taken = tally.take();
  expect(taken.map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-23"]);
  tally.count(one, "c", at("22:02:00"));
  tally.putBack(taken);
  expect(tally.take()).toEqual([
    { provider_id: one, day: "2026-11-23", views: 2 },
    { provider_id: one, day: "2026-11-22", views: 1 },
  ]);
});

test("invented ids of one address fill no tally: its first thousand of an hour count, and other addresses' views do", () => {
  const tally = new ViewTally();
  for (let made_up = 0; made_up < 1_500; made_up += 1) tally.count(`made-up-${made_up}`, "a", at("10:00:00"));
  tally.count(one, "b", at("10:00:01"));
  tally.count(one, "a", at("11:00:01"));
  const taken = tally.take();
  expect(taken).toHaveLength(1_001);
  expect(taken.at(-1)).toMatchObject({ provider_id: one, views: 2 });
});
