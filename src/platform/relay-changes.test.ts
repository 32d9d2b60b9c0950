import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromLead } from "./led-process.ts";
import { ChangeRelay } from "./relay-changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openRelay() {
  const relay = new ChangeRelay();
  const hearers = ["one", "two", "three"].map(() => {
    const told: FromLead[] = [];
    const hearer = { told, tell: (message: FromLead) => void told.push(message) };
    relay.add(hearer);
    return hearer;
  });
  const [one, two, three] = hearers;
  if (!one || !two || !three) throw new Error("there are three");
  return { relay, one, two, three };
}

const change = { tags: ["catalogue", "provider:7"], number: 41 };
const passed = [{ say: "changed", tags: change.tags, number: 1 }];
const acknowledged = [{ say: "forgotten", number: 41 }];

test("a change is acknowledged when every other process has forgotten what it is about", () => {
  const { relay, one, two, three } = openRelay();
  relay.pass(one, change);
  expect([two.told, three.told]).toEqual([passed, passed]);
  relay.forgotten(two, 1);
  expect(one.told).toEqual([]);
  relay.forgotten(three, 1);
  expect(one.told).toEqual(acknowledged);
});

test("a process that ends or says nothing holds no change up for long", () => {
  const { relay, one, two, three } = openRelay();
  relay.pass(one, change);
  relay.remove(two);
  expect(one.told).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(one.told).toEqual(acknowledged);
  // its word comes late
  relay.forgotten(three, 1);
  expect(one.told).toEqual(acknowledged);
});

test("a process that is alone waits for nobody", () => {
  const { relay, one, two, three } = openRelay();
  relay.remove(two);
  relay.remove(three);
  relay.pass(one, change);
  expect(one.told).toEqual(acknowledged);
});
