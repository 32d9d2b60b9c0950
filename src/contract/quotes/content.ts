import type { TemplateContent } from "./template-schema.ts";

type LineItem = TemplateContent["lines"][number];

export function offeredIn(content: Omit<TemplateContent, "lines">): Omit<TemplateContent, "lines"> {
  return {
    title: content.title,
    included: content.included,
    excluded: content.excluded,
    discount_percent: content.discount_percent,
    discount_cents: content.discount_cents,
    vat_mode: content.vat_mode,
    vat_number: content.vat_number,
    deposit_percent: content.deposit_percent,
    deposit_cents: content.deposit_cents,
    deposit_due_days: content.deposit_due_days,
    balance_due_days: content.balance_due_days,
    terms_kind: content.terms_kind,
    terms: content.terms,
    has_free_days: content.has_free_days,
    is_one_step: content.is_one_step,
  };
}

export function lineItemOf({ text, unit, quantity_thousandths, unit_price_cents, is_optional }: LineItem): LineItem {
  return { text, unit, quantity_thousandths, unit_price_cents, is_optional };
}

export function contentOf(content: TemplateContent): TemplateContent {
  return { ...offeredIn(content), lines: content.lines.map(lineItemOf) };
}
