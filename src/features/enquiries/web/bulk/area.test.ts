import { expect, test } from "vitest";
import { afterTyping, placeOf, type Area } from "./area.ts";

const clarens = { slug: "clarens", name: "Clarens" };
const paarl = { slug: "paarl", name: "Paarl" };
const within = 100;

test("those who reach the place that the venue's field names are asked until somebody decides otherwise", () => {
  expect(placeOf({ within }, clarens)).toBe(clarens);
  expect(placeOf({ within }, null)).toBeNull();
  expect(placeOf({ near: null, within }, clarens)).toBeNull();
  expect(placeOf({ near: paarl, within }, clarens)).toBe(paarl);
  expect(placeOf({ near: paarl, within }, null)).toBe(paarl);
});

test("a decision holds while somebody types the same place, and ends where another is named", () => {
  const decided = afterTyping({ near: clarens, within }, clarens);
  expect(placeOf(decided, clarens)).toBe(clarens);
  expect(placeOf(decided, null)).toBeNull();
  expect(placeOf(decided, paarl)).toBe(paarl);
  expect(placeOf(afterTyping(decided, paarl), clarens)).toBe(clarens);
  const fromList = afterTyping({ near: clarens, within }, null);
  expect(placeOf(fromList, null)).toBe(clarens);
  expect(placeOf(fromList, paarl)).toBe(paarl);
});

test("typing alone decides nothing", () => {
  const open: Area = { within };
  expect(afterTyping(open, clarens)).toBe(open);
});
