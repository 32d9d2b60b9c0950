import { expect, test } from "vitest";
import { afterTyping, placeOf, type Area } from "./area.ts";

const clarens = { slug: "clarens", name: "Clarens" };
const paarl = { slug: "paarl", name: "Paarl" };
const within = 100;

test("the place that the venue's field names is who is asked, until somebody decides", () => {
  expect(placeOf({ within }, clarens)).toBe(clarens);
  expect(placeOf({ within }, null)).toBeNull();
  expect(placeOf({ near: paarl, within }, clarens)).toBe(paarl);
  expect(placeOf({ near: paarl, within }, null)).toBe(paarl);
  expect(placeOf({ near: null, within }, clarens)).toBeNull();
});

test("a decision holds while somebody types the same place, and ends where another is named", () => {
  const everywhere = afterTyping({ near: null, within }, clarens);
  expect(placeOf(everywhere, clarens)).toBeNull();
  expect(placeOf(everywhere, null)).toBeNull();
  expect(placeOf(everywhere, paarl)).toBe(paarl);
  expect(placeOf(afterTyping(everywhere, paarl), clarens)).toBeNull();
  const fromList = afterTyping({ near: clarens, within }, null);
  expect(placeOf(fromList, null)).toBe(clarens);
  expect(placeOf(fromList, paarl)).toBe(paarl);
});

test("typing alone decides nothing", () => {
  const open: Area = { within };
  expect(afterTyping(open, clarens)).toBe(open);
});
