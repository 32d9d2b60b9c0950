import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { openQuotes, fullQuote } from "../../../test/open-quote.ts";
import { textOfPdf } from "../../../test/read-pdf.ts";
import { describeTotals } from "../../contract/quotes/describe-totals.ts";
import { totalsOf } from "../../contract/quotes/totals.ts";
import { chooseFonts } from "./write-pdf.ts";

const app = await startTestApp();

// every test resets the rate limit, because they share one address
beforeEach(() => app.runtime.database.db.execute(sql`delete from rate_limit_hit`));

async function print(token: string, id: string): Promise<Uint8Array> {
  const answer = await app.request(`/api/quotes/${id}.pdf`, { token });
  return new Uint8Array(await answer.arrayBuffer());
}

test("page, call and PDF show the same for 200 quotes", { timeout: 120_000 }, async () => {
  const { provider, draft } = await openQuotes(app);
  const { id } = await draft();
  const { printable } = await chooseFonts("");
  const line = fc.record({
    text: fc.constant("Something"),
    unit: fc.constant("hour"),
    quantity_thousandths: fc.integer({ min: 1, max: 500_000 }),
    unit_price_cents: fc.nat(1_000_000),
    is_optional: fc.boolean(),
  });
  const split = fc.oneof(
    fc.constant([null, null]),
    fc.nat(100).map((each) => [each, null]),
    fc.nat(900_000).map((each) => [null, each]),
  );
  const any = fc.record({
    lines: fc.array(line, { maxLength: 6 }),
    travel_cents: fc.nat(500_000),
    vat_mode: fc.constantFrom("none" as const, "included" as const, "added" as const),
    discount: split,
    deposit: split,
  });
  const property = fc.asyncProperty(any, async ({ discount, deposit, ...more }) => {
    const [discount_percent = null, discount_cents = null] = discount;
    const [deposit_percent = null, deposit_cents = null] = deposit;
    const content = {
      ...fullQuote,
      ...more,
      terms_kind: "own",
      terms: "None.",
      discount_percent,
      discount_cents,
      deposit_percent,
      deposit_cents,
    };
    const { body } = await provider.save(id, content);
    const lines = content.lines.map((each, at) => ({ ...each, id: String(at) }));
    const totals = totalsOf({ ...content, lines }, new Set());
    expect(body.quote.totals).toEqual(totals);
    const paper = textOfPdf(await print(provider.token, id));
    for (const { term, amount } of describeTotals(body.quote, totals))
      expect(paper).toContain(printable(`${term} ${amount}`));
  });
  await fc.assert(property, { numRuns: 200 });
});
