import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildCouple, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openQuotes } from "../../../test/open-quote.ts";
import { textOfPdf } from "../../../test/read-pdf.ts";
import * as limits from "../../contract/quotes/limits.ts";
import { provider as providerTable } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

// every test resets the rate limit, because they share one address
beforeEach(() => db.execute(sql`delete from rate_limit_hit`));

async function print(token: string, id: string) {
  const answer = await app.request(`/api/quotes/${id}.pdf`, { token });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

test("a quote is saved as a PDF by its two sides, with both parties, the caution and the terms, and by nobody else", async () => {
  const { couple, provider, draft, sent } = await openQuotes(app);
  const { id, number } = await sent({ excluded: "Crème brûlée 🎉" });
  for (const token of [couple.token, provider.token]) {
    const { answer, bytes } = await print(token, id);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("content-disposition")).toContain(`Quote ${number}.pdf`);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const paper = textOfPdf(bytes);
    for (const words of ["Photography", "Thandi Nkosi", "Lerato & Sipho", "VAT number 4123456789", "Before you pay"])
      expect(paper).toContain(words);
    expect(paper).toContain("section 17 of the Consumer");
    expect(paper).toContain("Crème brûlée ?");
    expect(paper).toContain("An album (not taken) R 3 500");
  }
  const stranger = await buildToken(app, (await buildCouple(app)).id);
  expect((await print(stranger, id)).answer.status).toBe(404);
  const open = await draft();
  expect((await print(couple.token, open.id)).answer.status).toBe(404);
  expect((await print(provider.token, open.id)).answer.status).toBe(200);
  expect((await app.request(`/api/quotes/${id}.pdf`)).status).toBe(401);
});

test("the PDF has the legal name of the business where its profile has one", async () => {
  const { provider: business, draft } = await openQuotes(app);
  const legal = { legal_name: "Wildevy (Pty) Ltd", business_registration: "2014/123456/07" };
  await db.update(providerTable).set(legal).where(eq(providerTable.id, business.id));
  const paper = textOfPdf((await print(business.token, (await draft()).id)).bytes);
  for (const line of ["Legal name: Wildevy (Pty) Ltd", "Registration: 2014/123456/07"]) expect(paper).toContain(line);
});

test("accented Latin, Greek and Cyrillic letters are complete in the PDF", async () => {
  const { provider, draft } = await openQuotes(app);
  const { id } = await draft({ title: "Ḓuvha ḽa mbingano", excluded: "Ṱhoho na ṋamusi, Ελλάδα, Київ, 婚 🎉 −5 Ⅻ Ａ" });
  const { bytes } = await print(provider.token, id);
  const paper = textOfPdf(bytes);
  expect(paper).toContain("Ḓuvha ḽa mbingano");
  expect(paper).toContain("Ṱhoho na ṋamusi, Ελλάδα, Київ, ? ? –5 XII A");
  expect(paper).toContain("An album (not taken) R 3 500");
  expect(bytes.byteLength).toBeLessThan(60_000);
});

test("a quote as long as one may be fills several pages, each with its number", async () => {
  const { provider, draft } = await openQuotes(app);
  const line = {
    text: "W".repeat(limits.line_text_length_max),
    unit: "guest",
    quantity_thousandths: 1500,
    unit_price_cents: 99_99,
  };
  const lines = Array.from({ length: limits.quote_items_max }, (_, at) => ({ ...line, is_optional: at % 3 === 1 }));
  const terms = "No. ".repeat(limits.quote_text_length_max / 4 - 1);
  const { id } = await draft({ lines, terms_kind: "own", terms, included: terms, excluded: terms });
  const paper = textOfPdf((await print(provider.token, id)).bytes);
  const [, pages] = /Page 1 of (\d+)/.exec(paper) ?? [];
  expect(Number(pages)).toBeGreaterThan(3);
  expect(paper).toContain(`Page ${pages} of ${pages}`);
});
