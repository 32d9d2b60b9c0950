import { expect, test } from "vitest";
import { afterTyping, areaPlaceOf, type RecipientArea } from "./area.ts";

const clarens = { slug: "clarens", name: "Clarens" };
const paarl = { slug: "paarl", name: "Paarl" };
const within = 100;

test("vendors that reach the place in the venue's field are selected until somebody decides otherwise", () => {
  expect(areaPlaceOf({ within }, clarens)).toBe(clarens);
  expect(areaPlaceOf({ within }, null)).toBeNull();
  expect(areaPlaceOf({ near: null, within }, clarens)).toBeNull();
  expect(areaPlaceOf({ near: paarl, within }, clarens)).toBe(paarl);
  expect(areaPlaceOf({ near: paarl, within }, null)).toBe(paarl);
});

test("a choice stays while somebody types the same place, and ends where another is named", () => {
  const decided = afterTyping({ near: clarens, within }, clarens);
  expect(areaPlaceOf(decided, clarens)).toBe(clarens);
  expect(areaPlaceOf(decided, null)).toBeNull();
  expect(areaPlaceOf(decided, paarl)).toBe(paarl);
  expect(areaPlaceOf(afterTyping(decided, paarl), clarens)).toBe(clarens);
  const fromList = afterTyping({ near: clarens, within }, null);
  expect(areaPlaceOf(fromList, null)).toBe(clarens);
  expect(areaPlaceOf(fromList, paarl)).toBe(paarl);
});

test("typing does not choose", () => {
  const open: RecipientArea = { within };
  expect(afterTyping(open, clarens)).toBe(open);
});
