import { expect, test } from "vitest";
import { rangeOf, reduce, startSelection, type SelectionAction } from "./range-selection.ts";

const [fifth, sixth, seventh, eighth] = ["2027-03-05", "2027-03-06", "2027-03-07", "2027-03-08"] as const;
const move = (from: string, to: string, isExtending = false) => ({ act: "move", from, to, isExtending }) as const;
const press = (day: string, isExtending = false) => ({ act: "press", day, isExtending }) as const;

const after = (...acts: SelectionAction[]) => acts.reduce(reduce, startSelection(sixth));

test.each<[string, SelectionAction[], string, object | null, object | null]>([
  ["a key moves the focus and chooses nothing", [move(sixth, seventh)], seventh, null, null],
  [
    "Shift and a key choose from where the focus was",
    [move(sixth, seventh, true)],
    seventh,
    { from: sixth, to: seventh },
    null,
  ],
  ["a range may go backwards", [move(sixth, fifth, true)], fifth, { from: fifth, to: sixth }, null],
  [
    "and turn round its first day",
    [move(sixth, fifth, true), move(fifth, eighth, true)],
    eighth,
    { from: sixth, to: eighth },
    null,
  ],
  ["a key without Shift drops it", [move(sixth, eighth, true), move(eighth, seventh)], seventh, null, null],
  ["a press opens a day", [press(eighth)], eighth, null, { from: eighth, to: eighth }],
  ["a press with Shift chooses, and opens nothing", [press(eighth, true)], eighth, { from: sixth, to: eighth }, null],
  [
    "a press in a range opens all of it",
    [press(eighth, true), press(seventh)],
    eighth,
    { from: sixth, to: eighth },
    { from: sixth, to: eighth },
  ],
  [
    "a press beside it opens that day alone",
    [press(eighth, true), press(fifth)],
    fifth,
    null,
    { from: fifth, to: fifth },
  ],
  ["a pointer draws a range", [{ act: "drag", from: sixth, to: eighth }], eighth, { from: sixth, to: eighth }, null],
  [
    "which opens when it goes up",
    [{ act: "drag", from: eighth, to: sixth }, { act: "drop" }],
    sixth,
    { from: sixth, to: eighth },
    { from: sixth, to: eighth },
  ],
  ["nothing drawn, nothing opened", [{ act: "drop" }], sixth, null, null],
  [
    "the first of two presses begins a range",
    [{ act: "pick" }, press(seventh)],
    seventh,
    { from: seventh, to: seventh },
    null,
  ],
  [
    "the second ends it and opens it",
    [{ act: "pick" }, press(eighth), press(fifth)],
    fifth,
    { from: fifth, to: eighth },
    { from: fifth, to: eighth },
  ],
  [
    "a long press is the first of the two",
    [{ act: "pick", day: fifth }, press(sixth)],
    sixth,
    { from: fifth, to: sixth },
    { from: fifth, to: sixth },
  ],
  [
    "arrows lead from the first to the last, without Shift too",
    [{ act: "pick", day: fifth }, move(fifth, sixth), move(sixth, seventh)],
    seventh,
    { from: fifth, to: seventh },
    null,
  ],
  ["before the first is pressed they choose nothing", [{ act: "pick" }, move(sixth, seventh)], seventh, null, null],
  ["Escape drops a range", [move(sixth, eighth, true), { act: "escape" }], eighth, null, null],
])("%s", (_, acts, focus, range, opened) => {
  const now = after(...acts);
  expect(now.focus).toBe(focus);
  expect(rangeOf(now)).toEqual(range);
  expect(now.opened).toEqual(opened);
});

test("Escape ends the two presses, and a press opens a day again", () => {
  const now = after({ act: "pick" }, press(fifth), { act: "escape" });
  expect(now.isPicking).toBe(false);
  expect(reduce(now, press(eighth)).opened).toEqual({ from: eighth, to: eighth });
});
