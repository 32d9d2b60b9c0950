import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../src/platform/database/database.ts";
import { number } from "../../src/schema/columns.ts";

/** Per couple and business with a filled inbox, in its newest conversations. */
const quotes_of_couple = 20;
const items_per_quote = 4;
const line_cents = 250_000;
const total_cents = items_per_quote * line_cents;

/** In turns: open, booked, declined, lapsed. */
export async function fillQuotes(tx: Database, ofBench: SQL): Promise<void> {
  await tx.execute(sql`with talk as (
      select c.id, c.provider_id, e.wedding_date, gen_random_uuid() as quote_id, row_number() over (order by c.opened_at desc, c.id) as n,
        row_number() over (partition by c.provider_id, c.couple_id order by c.opened_at desc, c.id) as place
      from conversation c join enquiry e on e.id = c.enquiry_id where c.${ofBench})
    insert into quote (id, series_id, version, number, conversation_id, provider_id, state, title, wedding_date, included, deposit_percent,
      valid_until, sent_at, decided_at, declined_for, created_at, updated_at)
    select quote_id, quote_id, 1, 'B' || n, id, provider_id, (array['sent', 'accepted', 'declined', 'lapsed'])[1 + n % 4], 'Photography', wedding_date, 'All pictures, on paper.', 50,
      current_date + case when n % 4 = 3 then -1 else 20 end, now() - n % 360 * interval '1 day', case when n % 4 > 0 then now() - n % 360 * interval '1 day' end,
      case when n % 4 = 2 then 'too_expensive' end, now() - n % 360 * interval '1 day', now()
    from talk where place <= ${number(quotes_of_couple)}`);
  await tx.execute(sql`
    insert into quote_line_item (id, quote_id, position, text, unit, quantity_thousandths, unit_price_cents, is_optional)
    select gen_random_uuid(), id, position, 'Part ' || position, 'day', 1000, ${number(line_cents)}, false
    from quote cross join generate_series(1, ${number(items_per_quote)}) position where title = 'Photography'`);
  await tx.execute(sql`
    insert into booking (id, quote_id, conversation_id, provider_id, state, wedding_date, total_cents, vat_cents, deposit_cents, balance_cents,
      deposit_due_on, balance_due_on, accepted_at, confirmed_at)
    select gen_random_uuid(), id, conversation_id, provider_id, 'confirmed', wedding_date, ${number(total_cents)}, 0, ${number(total_cents / 2)}, ${number(total_cents / 2)},
      current_date + 7, wedding_date - 14, decided_at, decided_at
    from quote where state = 'accepted' and title = 'Photography'`);
}
