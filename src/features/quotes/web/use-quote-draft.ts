import { useEffect, useRef, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { dropDraft, saveDraft, readDraft, type DraftLocation } from "../../../client/draft.ts";
import { saveQuoteCall, quoteMessages } from "../../../contract/quotes/calls.ts";
import * as limits from "../../../contract/quotes/limits.ts";
import { readDecimal } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import type { QuoteDraft } from "../../../contract/quotes/template-schema.ts";
import { quoteValuesOf, type QuoteValues, type QuoteFieldErrors } from "./editor-values.ts";

/** `empty` is the value of an empty field; default: `min`. */
type Bounds = { min?: number; max: number; empty?: number; decimals?: 2 | 3; sentence: string };

const integer = (max: number, sentence: string, min = 0): Bounds => ({ min, max, sentence });
const amount: Bounds = { max: limits.amount_cents_max, decimals: 2, sentence: quoteMessages.amount_out_of_range };
const percent = integer(100, quoteMessages.percent_out_of_range);
const days = integer(limits.due_days_max, quoteMessages.days_out_of_range);
const guests = integer(limits.guests_max, quoteMessages.guests_out_of_range, 1);
const km = integer(limits.travel_km_max, quoteMessages.km_out_of_range);
const price: Bounds = { max: limits.unit_price_cents_max, decimals: 2, sentence: quoteMessages.price_out_of_range };
const quantity: Bounds = {
  min: 1,
  empty: 1000,
  max: limits.quantity_thousandths_max,
  decimals: 3,
  sentence: quoteMessages.quantity_out_of_range,
};

/** Invalid input counts as the minimum and is recorded as an error. */
type Read = (field: string, typed: string, bounds: Bounds) => number;

function reader(fieldErrors: Record<string, string>): Read {
  return (field, typed, { min = 0, max, empty = min, decimals, sentence }) => {
    if (typed.trim() === "") return empty;
    const read = decimals === undefined ? readInteger(typed) : readDecimal(typed, decimals);
    if (read !== null && read >= min && read <= max) return read;
    fieldErrors[field] = sentence;
    return min;
  };
}

function readInteger(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function readValues(values: QuoteValues): { draft: QuoteDraft; fieldErrors: QuoteFieldErrors } {
  const fieldErrors: Record<string, string> = {};
  const read = reader(fieldErrors);
  const { title, included, excluded, vat_number, vat_mode, terms_kind, terms, has_free_days, is_one_step } = values;
  const draft = {
    title: title.trim(),
    included: included.trim(),
    excluded: excluded.trim(),
    vat_mode,
    vat_number: vat_number.trim(),
    terms_kind,
    terms: terms_kind === "own" ? terms.trim() : "",
    has_free_days,
    is_one_step,
    wedding_date: values.wedding_date || null,
    valid_until: values.valid_until || null,
    guests: values.guests.trim() === "" ? null : read("guests", values.guests, guests),
    lines: readLineItems(values, read),
    ...readMoney(values, read),
  };
  return { draft, fieldErrors };
}

function readLineItems({ lines }: QuoteValues, read: Read): QuoteDraft["lines"] {
  return lines.map((item) => ({
    text: item.text.trim(),
    unit: item.unit.trim(),
    quantity_thousandths: read(`${item.key}-quantity`, item.quantity, quantity),
    unit_price_cents: read(`${item.key}-price`, item.price, price),
    is_optional: item.is_optional,
  }));
}

function readMoney(values: QuoteValues, read: Read) {
  const { travel_km, travel, discount_kind, discount, deposit_kind, deposit } = values;
  return {
    travel_km: travel_km.trim() === "" ? null : read("travel_km", travel_km, km),
    travel_cents: read("travel_cents", travel, amount),
    discount_percent: discount_kind === "percent" ? read("discount", discount, percent) : null,
    discount_cents: discount_kind === "amount" ? read("discount", discount, amount) : null,
    deposit_percent: deposit_kind === "percent" ? read("deposit_cents", deposit, percent) : null,
    deposit_cents: deposit_kind === "amount" ? read("deposit_cents", deposit, amount) : null,
    deposit_due_days: read("deposit_due_days", values.deposit_due_days, days),
    balance_due_days: read("balance_due_days", values.balance_due_days, days),
  };
}

const pause_ms = 700;

export type Saving = { state: "saved" | "waiting" } | { state: "failed"; error: string };

/** Stored in the tab at once and saved after a pause [quotes-4]. `flush` saves now; true when everything is saved. */
export function useQuoteDraft(quote: Quote) {
  const place: DraftLocation = { in: "tab", key: `quote:${quote.id}` };
  const [values, setValues] = useState<QuoteValues>(() => ({
    ...quoteValuesOf(quote),
    ...readDraft<QuoteValues>(place).values,
  }));
  const [saving, setSaving] = useState<Saving>({ state: "saved" });
  const saved = useRef(JSON.stringify(readValues(quoteValuesOf(quote)).draft));
  const running = useRef<Promise<boolean> | null>(null);
  const { draft, fieldErrors } = readValues(values);
  const wanted = JSON.stringify(draft);
  const newest = useRef({ draft, wanted, fieldErrors });
  newest.current = { draft, wanted, fieldErrors };

  async function save(): Promise<boolean> {
    const sent = newest.current;
    if (Object.keys(sent.fieldErrors).length > 0) return false;
    if (sent.wanted === saved.current) return true;
    setSaving({ state: "waiting" });
    const failed = "We could not save this. It is saved in this tab: please check your connection.";
    const outcome = await call(saveQuoteCall, { params: { id: quote.id }, body: sent.draft, failed });
    if (!outcome.ok) {
      setSaving({ state: "failed", error: outcome.error });
      return false;
    }
    saved.current = sent.wanted;
    const isAll = newest.current.wanted === sent.wanted;
    setSaving({ state: isAll ? "saved" : "waiting" });
    if (isAll) dropDraft({ in: "tab", key: `quote:${quote.id}` });
    return isAll || save();
  }
  async function flush(): Promise<boolean> {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  }
  const flushing = useRef(flush);
  flushing.current = flush;
  useEffect(() => {
    const timer = setTimeout(() => void flushing.current(), pause_ms);
    return () => clearTimeout(timer);
  }, [wanted]);
  // saves the rest when the page is left
  useEffect(() => () => void flushing.current(), []);

  function change(more: Partial<QuoteValues>) {
    const next = { ...values, ...more };
    saveDraft<QuoteValues>(place, { values: next });
    setValues(next);
  }
  return { values, change, draft, fieldErrors, saving, flush };
}
