import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endorsementError, monthAfter, firstDayOfMonth, monthsCredited } from "./rules.ts";

describe("months are South Africa's", () => {
  test.each([
    ["2026-01-31T21:59:59.999Z", "23:59 on the last day", "2026-01-01"],
    ["2026-01-31T22:00:00.000Z", "midnight", "2026-02-01"],
    ["2026-02-28T21:59:00.000Z", "23:59 at the end of a short February", "2026-02-01"],
    ["2028-02-28T22:00:00.000Z", "the leap day", "2028-02-01"],
    ["2028-02-29T22:00:00.000Z", "midnight after the leap day", "2028-03-01"],
    ["2026-12-31T21:59:59.000Z", "23:59 on New Year's Eve", "2026-12-01"],
    ["2026-12-31T22:00:00.000Z", "New Year in South Africa, still December in London", "2027-01-01"],
    ["2026-06-30T23:30:00.000Z", "half past one, winter", "2026-07-01"],
  ])("%s (%s) is in %s", (instant, _what, month) => {
    expect(firstDayOfMonth(new Date(instant))).toBe(month);
  });

  test.each([
    ["2026-11-01", "2026-12-01"],
    ["2026-12-01", "2027-01-01"],
    ["2028-01-01", "2028-02-01"],
  ])("after %s comes %s", (month, next) => {
    expect(monthAfter(month)).toBe(next);
  });
});

describe("a provider is credited from the month it joined in", () => {
  test.each([
    ["2026-11-21T06:00:00Z", "2026-11-21T06:00:00Z", ["2026-11-01"]],
    ["2026-11-30T21:59:00Z", "2026-11-30T22:00:00Z", ["2026-11-01", "2026-12-01"]],
    ["2026-11-30T22:00:00Z", "2026-11-30T22:01:00Z", ["2026-12-01"]],
    ["2026-10-31T22:00:00Z", "2027-01-31T21:59:00Z", ["2026-11-01", "2026-12-01", "2027-01-01"]],
    ["2027-01-01T00:00:00Z", "2026-12-01T00:00:00Z", []],
  ])("joined %s, at %s: %j", (joined, now, months) => {
    expect(monthsCredited(new Date(joined), new Date(now))).toEqual(months);
  });

  test("later moments only ever add months, each once", () => {
    const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, instant, (...timestamps) => {
        const [joined, sooner, later] = timestamps.toSorted((one, other) => one.getTime() - other.getTime());
        if (!joined || !sooner || !later) return;
        const before = monthsCredited(joined, sooner);
        const after = monthsCredited(joined, later);
        expect(after.slice(0, before.length)).toEqual(before);
        expect(new Set(after).size).toBe(after.length);
        expect(after.at(-1)).toBe(firstDayOfMonth(later));
      }),
    );
  });
});

describe("an endorsement", () => {
  const good = {
    endorser: { id: "a", is_published: true },
    endorsed: { id: "b", is_published: true },
    is_repeated: false,
    points_given: 1,
    points_available: 3,
  };
  test.each([
    ["of another published provider is accepted", {}, null],
    ["may give the last point", { points_given: 3 }, null],
    ["needs a published giver", { endorser: { id: "a", is_published: false } }, "endorser_unpublished"],
    ["of oneself", { endorsed: { id: "a", is_published: true } }, "own_endorsement"],
    ["of nobody", { endorsed: undefined }, "provider_not_found"],
    ["of an unpublished provider", { endorsed: { id: "b", is_published: false } }, "provider_not_found"],
    ["given before", { is_repeated: true }, "endorsement_repeated"],
    ["given before, without points", { is_repeated: true, points_available: 0 }, "endorsement_repeated"],
    ["without points", { points_available: 0 }, "points_spent"],
    ["of more points than there are", { points_given: 4 }, "points_short"],
  ])("%s", (_what, difference, fault) => {
    expect(endorsementError({ ...good, ...difference })).toBe(fault);
  });
});
