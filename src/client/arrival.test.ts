import { expect, test } from "vitest";
import { readArrival } from "./arrival.ts";

test.each([
  [null, {}],
  ["text", {}],
  [{ email: 1, message: null }, {}],
  [{ email: "a@b.example", other: "x" }, { email: "a@b.example" }],
  [
    { email: "a@b.example", message: "Done." },
    { email: "a@b.example", message: "Done." },
  ],
])("%j is read as %j", (state, arrival) => {
  expect(readArrival(state)).toEqual(arrival);
});
