import { expect, test } from "vitest";
import { quoteStates } from "../src/contract/quotes/calls.ts";
import { demoDirectory } from "./demo-directory.ts";

test("the demo has quotes in every state, with a booking that is held and one that is confirmed, each with its place", () => {
  const { quotes } = demoDirectory("2026-11-21");
  const states = new Set(quotes.map(({ quote }) => quote.state));
  expect([...quoteStates].filter((state) => !states.has(state))).toEqual([]);
  const booked = quotes.flatMap(({ booking, entry }) => (booking ? [[booking.state, entry?.kind]] : []));
  expect(booked).toEqual([
    ["confirmed", "booking"],
    ["held", "hold"],
    ["confirmed", "booking"],
    ["confirmed", "booking"],
  ]);
});
