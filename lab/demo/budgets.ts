import type { Calendar } from "../../seed/calendar.ts";
import type { DemoBudget, DemoPlan, DemoQuote } from "../../seed/directory.ts";

export function arrange(couple_id: string | undefined, { calendar, newId }: SeedContext): DemoPlan[] {
  if (couple_id === undefined) return [];
  const updated_at = calendar.daysAgo(3, 20, 10);
  const task = (text: string, due_on: string | null, done_at: Date | null = null) => {
    return { id: newId(), couple_id, text, due_on, done_at, created_at: calendar.daysAgo(30, 18, 0) };
  };
  return [
    {
      row: { couple_id, marriage: "civil", customary_first: true, done: ["law_contract_first"], updated_at },
      tasks: [
        task("Lobola: both families agree on the letter", calendar.dateIn(-10), calendar.daysAgo(11, 12, 0)),
        task("Addresses of the aunts in Eshowe", calendar.dateIn(24)),
        task("Learn the first dance", null),
      ],
    },
  ];
}

type World = { couple_id: string | undefined; quotes: readonly DemoQuote[]; booked: string };
type SeedContext = { calendar: Calendar; newId: () => string };

/** With the booking of this quote, deposit paid, and other expenses. */
export function makeBudgets({ couple_id, quotes, booked }: World, { calendar, newId }: SeedContext): DemoBudget[] {
  if (couple_id === undefined) return [];
  const created_at = calendar.daysAgo(20, 19, 5);
  const own = { couple_id, created_at, updated_at: created_at };
  const entry = (slug: string | null, title: string, rand: number, more: object = {}) => ({
    ...own,
    id: newId(),
    slug,
    title,
    amount_cents: rand * 100,
    is_agreed: true,
    ...more,
  });
  const rings = entry("jewellery", "Two rings, engraved", 9_800, {
    due_on: calendar.dateIn(5),
    note: "From Uncle Sipho’s friend in Durban North",
  });
  const dress = entry("bridal-wear", "Izidwaba and beadwork", 6_500, { is_agreed: false });
  const robe = entry(null, "Licence of the hall’s garden", 1_250);
  const pay = (amount_cents: number, days: number, more: object) => ({
    ...own,
    id: newId(),
    part: "other" as const,
    amount_cents,
    paid_on: calendar.dateIn(-days),
    ...more,
  });
  const booking = quotes.find(({ quote }) => quote.number === booked)?.booking;
  const deposit = booking && pay(booking.deposit_cents, 0, { booking_id: booking.id, part: "deposit" });
  return [
    {
      couple_id,
      total_cents: 180_000_00,
      created_at,
      entries: [rings, dress, robe],
      payments: [
        pay(4_000_00, 12, { entry_id: rings.id }),
        pay(1_250_00, 9, { entry_id: robe.id }),
        ...(deposit ? [deposit] : []),
      ],
    },
  ];
}
