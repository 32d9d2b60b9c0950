import type { Budget } from "../src/contract/budget/schema.ts";

export const sampleBudget: Budget = {
  total_cents: 100_000_00,
  guests: 80,
  wedding_date: null,
  booked_cents: 0,
  paid_cents: 0,
  needed_cents: 0,
  left_cents: 100_000_00,
  categories: [],
  items: [],
  may_change: true,
  warnings: [],
};
