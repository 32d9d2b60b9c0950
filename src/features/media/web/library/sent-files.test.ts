import { expect, test } from "vitest";
import { findTwice, markOf } from "./sent-files.ts";

const file = (name: string, lastModified = 1) => ({ name, size: 9, lastModified });

test("a file is a duplicate when it is in the gallery, being sent, or chosen twice", () => {
  const [stored, deleted, sending, fresh] = [file("a"), file("b"), file("c"), file("d")];
  const known = {
    sent: { [markOf(stored)]: "1", [markOf(deleted)]: "2" },
    there: new Set(["1"]),
    waiting: new Set([markOf(sending)]),
  };
  expect(findTwice([stored, deleted, sending, fresh], known)).toEqual([stored, sending]);
  expect(findTwice([fresh, file("d", 2), fresh], known), "a newer file of that name is another").toEqual([fresh]);
});
