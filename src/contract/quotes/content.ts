import type { TemplateContent } from "./template-schema.ts";

type Line = TemplateContent["lines"][number];

export function offeredIn(said: Omit<TemplateContent, "lines">): Omit<TemplateContent, "lines"> {
  return {
    title: said.title,
    included: said.included,
    excluded: said.excluded,
    discount_percent: said.discount_percent,
    discount_cents: said.discount_cents,
    vat_mode: said.vat_mode,
    vat_number: said.vat_number,
    deposit_percent: said.deposit_percent,
    deposit_cents: said.deposit_cents,
    deposit_due_days: said.deposit_due_days,
    balance_due_days: said.balance_due_days,
    terms_kind: said.terms_kind,
    terms: said.terms,
    has_free_days: said.has_free_days,
    is_one_step: said.is_one_step,
  };
}

export function lineOf({ text, unit, quantity_thousandths, unit_price_cents, is_optional }: Line): Line {
  return { text, unit, quantity_thousandths, unit_price_cents, is_optional };
}

export function contentOf(said: TemplateContent): TemplateContent {
  return { ...offeredIn(said), lines: said.lines.map(lineOf) };
}
