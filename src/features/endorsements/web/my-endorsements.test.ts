import { expect, test } from "vitest";
import type { EndorsementGiven } from "../../../contract/endorsements/schema.ts";
import { checkPoints } from "./give-dialog.tsx";
import { pointsHindrance, pointsHindranceInBrief, withGiven } from "./my-endorsements.ts";

const status = { points_available: 3, endorsements_count: 5, monthly_allocation: 3, next_credit_on: "2026-12-01" };

function given(id: string, points_given: number): EndorsementGiven {
  return {
    id,
    endorsed_provider_id: `of-${id}`,
    business_name: "Protea One",
    category_name: null,
    logo_url: null,
    is_published: true,
    points_given,
    comment: null,
    created_at: "2026-11-21T08:00:00.000Z",
  };
}

test("a given endorsement is listed first, and its points are spent", () => {
  const before = { status, myEndorsements: [given("a", 1)] };
  const after = withGiven(before, given("b", 2));
  expect(after.status).toEqual({ ...status, points_available: 1 });
  expect(after.myEndorsements.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(withGiven(after, given("b", 2)).myEndorsements).toHaveLength(2);
});

test("without points a text says when new ones arrive", () => {
  expect(pointsHindrance(status)).toBeNull();
  expect(pointsHindrance({ ...status, points_available: 0 })).toBe(
    "You have no points left. 3 new ones arrive on 1 December 2026.",
  );
  expect(pointsHindrance({ ...status, points_available: 0, monthly_allocation: 1 })).toBe(
    "You have no points left. 1 new one arrives on 1 December 2026.",
  );
  expect(pointsHindranceInBrief(status)).toBeNull();
  expect(pointsHindranceInBrief({ ...status, points_available: 0 })).toBe("New points on 1 December");
});

test.each([
  ["1", null],
  [" 3 ", null],
  ["4", "You have 3 points to give."],
  ["0", "Points are a whole number from 1."],
  ["-1", "Points are a whole number from 1."],
  ["1.5", "Points are a whole number from 1."],
  ["", "Points are a whole number from 1."],
  ["two", "Points are a whole number from 1."],
])("points typed as %j: %j", (typed, fault) => {
  expect(checkPoints(typed, 3)).toBe(fault);
});
