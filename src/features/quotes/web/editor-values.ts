import { formatDate } from "../../../contract/format.ts";
import { checkQuote } from "../../../contract/quotes/check-quote.ts";
import { contentOf } from "../../../contract/quotes/content.ts";
import { formatQuantity } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import type { TemplateContent, QuoteDraft } from "../../../contract/quotes/template-schema.ts";
import { standardTerms } from "../../../contract/quotes/terms.ts";
import { lineItemCents, totalsOf } from "../../../contract/quotes/totals.ts";
import { typedRand } from "../../../contract/rand-and-cents.ts";
import { lastBookableDay } from "../../../contract/south-african-time.ts";

export type LineItemValues = {
  key: string;
  text: string;
  unit: string;
  quantity: string;
  price: string;
  is_optional: boolean;
};
type Split = "none" | "percent" | "amount";

export type QuoteValues = ReturnType<typeof quoteValuesOf>;

export type QuoteFieldErrors = Readonly<Record<string, string>>;

export interface SectionProps {
  values: QuoteValues;
  fieldErrors: QuoteFieldErrors;
  onChange: (more: Partial<QuoteValues>) => void;
  today: string;
}

type TextName = {
  [Name in keyof QuoteValues]: string extends QuoteValues[Name] ? Name : never;
}[keyof QuoteValues];

export function typedOf({ values, onChange }: SectionProps, name: TextName) {
  return {
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  };
}

let made = 0;

export function newLineItem(item?: TemplateContent["lines"][number]): LineItemValues {
  made += 1;
  const key = `line-${made}`;
  if (!item) return { key, text: "", unit: "", quantity: "1", price: "", is_optional: false };
  const { text, unit, quantity_thousandths, unit_price_cents, is_optional } = item;
  return {
    key,
    text,
    unit,
    quantity: formatQuantity(quantity_thousandths),
    price: typedRand(unit_price_cents),
    is_optional,
  };
}

export function isBlank({ text, price }: LineItemValues): boolean {
  return text.trim() === "" && price.trim() === "";
}

export function titleOn(title: string, { from, to }: { from: string; to: string }): string {
  if (to === "") return title;
  const day = from === "" ? /, \d{1,2} [A-Z][a-z]+ \d{4}$/.exec(title)?.[0] : `, ${formatDate(from)}`;
  return day !== undefined && title.endsWith(day) ? `${title.slice(0, -day.length)}, ${formatDate(to)}` : title;
}

export function offeredValues(content: TemplateContent) {
  const {
    discount_percent,
    discount_cents,
    deposit_percent,
    deposit_cents,
    deposit_due_days,
    balance_due_days,
    lines,
    ...same
  } = content;
  return {
    ...same,
    lines: lines.map(newLineItem),
    discount_kind: splitOf(discount_percent, discount_cents),
    discount: splitText(discount_percent, discount_cents),
    deposit_kind: splitOf(deposit_percent, deposit_cents),
    deposit: splitText(deposit_percent, deposit_cents),
    deposit_due_days: String(deposit_due_days),
    balance_due_days: String(balance_due_days),
  };
}

function splitOf(percent: number | null, cents: number | null): Split {
  if (percent !== null) return "percent";
  return cents === null ? "none" : "amount";
}

function splitText(percent: number | null, cents: number | null): string {
  if (percent !== null) return String(percent);
  return cents === null ? "" : typedRand(cents);
}

export function quoteValuesOf(quote: Quote) {
  return {
    ...offeredValues(templateOf(quote)),
    wedding_date: quote.wedding_date ?? "",
    valid_until: quote.valid_until ?? "",
    guests: quote.guests === null ? "" : String(quote.guests),
    travel_km: quote.travel_km === null ? "" : String(quote.travel_km),
    travel: quote.travel_cents === 0 ? "" : typedRand(quote.travel_cents),
  };
}

export function templateOf(quote: TemplateContent): TemplateContent {
  const content = contentOf(quote);
  return { ...content, terms: quote.terms_kind === "own" ? quote.terms : "" };
}

export function quoteErrors(draft: QuoteDraft, today: string): QuoteFieldErrors {
  return checkQuote(draft, { today, last_day: lastBookableDay(today) });
}

export function previewOf(quote: Quote, draft: QuoteDraft): Quote {
  const lines = draft.lines.map((item, at) => ({
    ...item,
    id: String(at),
    cents: lineItemCents(item),
    is_ticked: false,
  }));
  const totals = totalsOf({ ...draft, lines }, new Set());
  const terms = draft.terms_kind === "own" ? draft.terms : standardTerms(draft.has_free_days);
  return { ...quote, ...draft, terms, lines, totals, side: "couple" };
}
