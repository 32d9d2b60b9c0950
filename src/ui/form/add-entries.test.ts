import { expect, test } from "vitest";
import { addEntries } from "./add-entries.ts";

const bounds = { entry_length_max: 10, entries_max: 3 };

test.each([
  [[], "EFT", ["EFT"]],
  [["EFT"], " cash ,  snap   scan ", ["EFT", "cash", "snap scan"]],
  [["EFT"], "eft", ["EFT"]],
  [[], ", ,\n", []],
  [[], "one\ntwo", ["one", "two"]],
  [[], "a,b,c,d", ["a", "b", "c"]],
  [[], "longer than ten", ["longer tha"]],
])("%j with %j is %j", (values, text, next) => {
  expect(addEntries(values, text, bounds)).toEqual(next);
});
