import type { BudgetItem } from "./schema.ts";

/** In whole percent, our own estimate [budget-3]. The rest is for everything else. */
const percents: Readonly<Record<string, number>> = {
  venues: 22,
  caterers: 22,
  photographers: 9,
  "decor-and-hire": 8,
  florists: 5,
  "bridal-wear": 5,
  videographers: 3,
  "djs-and-mcs": 3,
  "wedding-planners": 3,
  "bands-and-musicians": 2,
  "cakes-and-desserts": 2,
  "hair-and-makeup": 2,
  menswear: 2,
  "traditional-wear": 2,
  jewellery: 2,
  "mobile-bars": 2,
  transport: 1,
  "stationery-and-invitations": 1,
  "marriage-officers": 1,
  "photo-booths": 1,
};

type Shared = { category_id: number | null; planned_cents: number };

type Booked = { category_id: number | null; booked_cents: number };

/** What vendors are booked for; own costs may be a part of a category's. */
export function bookingsOf(items: readonly BudgetItem[]): Booked[] {
  const bookings = items.filter(({ kind, state }) => kind === "booking" && state !== "cancelled");
  return bookings.map(({ category_id, amount_cents }) => ({ category_id, booked_cents: amount_cents }));
}

/** In whole rand; null is everything else. Sums to the total unless more is booked. */
export function startingSplit(
  total_cents: number,
  categories: readonly { id: number; slug: string }[],
  booked: readonly Booked[] = [],
): Shared[] {
  const bookedIn = (id: number | null) =>
    sumOf(booked.filter(({ category_id }) => category_id === id).map(({ booked_cents }) => booked_cents));
  const unbooked_cents = Math.max(0, total_cents - sumOf(booked.map((each) => each.booked_cents)));
  const usual = categories.map(({ slug }) => percents[slug] ?? 0);
  const weights = categories.map(({ id }, index) => (bookedIn(id) > 0 ? 0 : (usual[index] ?? 0)));
  const rest = Math.max(0, 100 - sumOf(usual));
  const rand = shareOut(Math.floor(unbooked_cents / 100), [...weights, rest]);
  const shares = categories.map(({ id }, position) => {
    return { category_id: id, planned_cents: bookedIn(id) + (rand[position] ?? 0) * 100 };
  });
  const remaining_cents = unbooked_cents - sumOf(rand.slice(0, -1)) * 100;
  return [...shares, { category_id: null, planned_cents: bookedIn(null) + remaining_cents }];
}

/** The largest remainders get one more; of equal ones the earlier. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const all = sumOf(weights);
  if (all === 0) return weights.map((_, index) => (index === weights.length - 1 ? total : 0));
  // floating point would round the largest totals
  const shares = weights.map((weight) => Number((BigInt(total) * BigInt(weight)) / BigInt(all)));
  const remainders = weights.map((weight) => Number((BigInt(total) * BigInt(weight)) % BigInt(all)));
  const order = weights.map((_, position) => position).toSorted((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  const lucky = new Set(order.slice(0, total - sumOf(shares)));
  return shares.map((share, shareIndex) => share + (lucky.has(shareIndex) ? 1 : 0));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
