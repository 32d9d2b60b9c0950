import { describe, expect, test } from "vitest";
import type { BudgetShare } from "../../../contract/budget/schema.ts";
import { formatFigures, formatQuoted, formatShareStatus, widest } from "./say-share.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const share = (more: Partial<BudgetShare> = {}): BudgetShare => ({
  category_id: 1,
  name: "Venues",
  slug: "venues",
  planned_cents: 1_000_00,
  quoted: null,
  expected_cents: 0,
  booked_cents: 0,
  paid_cents: 0,
  left_cents: 1_000_00,
  ...more,
});
const quoted = { low_cents: 900_00, high_cents: 1_200_50, count: 2 };

describe("a category", () => {
  test("shows the plan while there are no quotes, then what is left or over", () => {
    expect(plain(formatShareStatus(share()))).toBe("R 1 000 planned");
    expect(plain(formatShareStatus(share({ booked_cents: 400_00, left_cents: 600_00 })))).toBe("R 600 left");
    expect(plain(formatShareStatus(share({ booked_cents: 1_050_00, left_cents: -50_00 })))).toBe("R 50 over");
  });

  test("shows each existing figure", () => {
    const figures = share({ quoted, expected_cents: 5_00, booked_cents: 400_00, paid_cents: 10_00 });
    expect(plain(formatFigures(figures))).toBe(
      "R 1 000 planned · quoted R 900 to R 1 200,50 · R 5 expected · R 400 booked · R 10 paid",
    );
    expect(plain(formatQuoted({ ...quoted, low_cents: quoted.high_cents }))).toBe("R 1 200,50");
  });

  test("has a bar as long as its largest figure", () => {
    expect(widest(share({ quoted }))).toBe(1_200_50);
    expect(widest(share({ booked_cents: 900_00, expected_cents: 200_00 }))).toBe(1_100_00);
    expect(widest(share({ planned_cents: 0 }))).toBe(0);
  });
});
