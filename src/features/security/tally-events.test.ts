import { expect, test } from "vitest";
import * as limits from "../../contract/limits.ts";
import type { Happening } from "./rules.ts";
import { EventTally } from "./tally-events.ts";

const now = new Date("2026-06-17T10:00:30.000Z");
const nothing = { account_id: null, admin_id: null, network: null, device: null, detail: null };
const failed = (more: Partial<Happening>): Happening => ({ event: "sign_in", outcome: "failed", ...nothing, ...more });
const sum = (tally: EventTally) => tally.take().reduce((all, { times }) => all + times, 0);

test("equal events within a minute are one, with a count", () => {
  const tally = new EventTally();
  for (const network of ["one", "two", "one"]) tally.add(failed({ network }), now);
  tally.add(failed({ network: "one" }), new Date(now.getTime() + 60_000));
  expect(tally.take().map(({ network, times, minute }) => [network, times, minute.toISOString()])).toEqual([
    ["one", 2, "2026-06-17T10:00:00.000Z"],
    ["two", 1, "2026-06-17T10:00:00.000Z"],
    ["one", 1, "2026-06-17T10:01:00.000Z"],
  ]);
  expect(tally.take()).toEqual([]);
});

test("however many networks and accounts an attack uses, a minute makes few rows, and none of its attempts is lost", () => {
  const tally = new EventTally();
  const rows = new Set<string>();
  for (let each = 0; each < 5_000; each += 1) {
    tally.add(failed({ network: `network ${each}`, account_id: `account ${each}` }), now);
    if (each % 100 === 0) for (const { times: _, ...row } of tally.take()) rows.add(JSON.stringify(row));
  }
  const rest = tally.take();
  for (const { times: _, ...row } of rest) rows.add(JSON.stringify(row));
  expect(rows.size).toBeLessThanOrEqual(2 * limits.security_events_per_minute_max + 1);
});

test("past the limit an attacked account is still named, without the networks", () => {
  const tally = new EventTally();
  for (let each = 0; each < 1_000; each += 1)
    tally.add(failed({ network: `network ${each}`, account_id: "victim" }), now);
  const noted = tally.take();
  expect(noted.every(({ account_id }) => account_id === "victim")).toBe(true);
  tally.putBack(noted);
  expect(sum(tally)).toBe(1_000);
});
