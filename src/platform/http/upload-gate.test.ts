import { expect, test } from "vitest";
import * as limits from "../../contract/limits.ts";
import { UploadGate } from "./upload-gate.ts";

const times = (count: number) => Array.from({ length: count }, (_, place) => place);
const own = expect.objectContaining({ code: "too_many_uploads", retryAfterSeconds: 10 }) as unknown;
const busy = expect.objectContaining({ code: "uploads_busy", retryAfterSeconds: 10 }) as unknown;

test("an account takes only part of the room, from any number of addresses, and gets it back", () => {
  const gate = new UploadGate();
  const enter = (account: string, place: number) => gate.enter({ account, address: `203.0.113.${place}` });
  const leave = times(limits.uploads_at_once_per_account_max).map((place) => enter("nomsa", place));
  expect(() => enter("nomsa", 99)).toThrow(own);
  enter("elmarie", 99);
  leave[0]?.();
  enter("nomsa", 99);
});

test("an address takes only part of the room, with any number of accounts", () => {
  const gate = new UploadGate();
  const enter = (place: number, address: string) => gate.enter({ account: String(place), address });
  for (const place of times(limits.uploads_at_once_per_address_max)) enter(place, "203.0.113.7");
  expect(() => enter(99, "203.0.113.7")).toThrow(own);
  enter(99, "203.0.113.8");
});

test("arriving uploads take no place of complete ones, and each kind has a limit", () => {
  const gate = new UploadGate();
  const enter = (place: number) => gate.enter({ account: String(place), address: String(place) });
  for (const place of times(limits.uploads_arriving_max)) enter(place);
  expect(() => enter(limits.uploads_arriving_max)).toThrow(busy);
  const leave = times(limits.uploads_at_once_max).map(() => gate.begin());
  expect(() => gate.begin()).toThrow(busy);
  leave[0]?.();
  gate.begin();
});
