import { z } from "zod";
import { line, calendarDate, paragraphs, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import * as limits from "./limits.ts";
import { vatModes } from "./totals.ts";

const route = routesOf("Quotes", { in_person: true });
const { quoteMessages: sentences } = calls;

function whole(max: number, sentence: string, min = 0) {
  return z.int(sentence).min(min, sentence).max(max, sentence);
}
const amount = whole(limits.amount_cents_max, sentences.amount_out_of_range);
const percent = whole(100, sentences.percent_out_of_range);
const days = whole(limits.due_days_max, sentences.days_out_of_range);
const text = paragraphs(limits.quote_text_length_max);

export const lineItemFields = {
  text: line(limits.line_text_length_max),
  unit: line(limits.line_unit_length_max).describe("Unit counted, such as hour, guest or day; may be empty."),
  quantity_thousandths: whole(limits.quantity_thousandths_max, sentences.quantity_out_of_range, 1),
  unit_price_cents: whole(limits.unit_price_cents_max, sentences.price_out_of_range),
  is_optional: z.boolean().describe("Counts only if the couple ticks it."),
};

export const offered = {
  title: line(limits.quote_title_length_max),
  lines: z.array(z.object(lineItemFields)).max(limits.quote_items_max, sentences.line_items_too_many),
  included: text.describe("What is included, as text."),
  excluded: text.describe("What is not included, as text."),
  discount_percent: percent.nullable(),
  discount_cents: amount.nullable(),
  vat_mode: z.enum(vatModes),
  vat_number: line(limits.vat_number_length_max),
  deposit_percent: percent.nullable().describe("Percentage of the total with VAT, rounded up to the rand."),
  deposit_cents: amount.nullable(),
  deposit_due_days: days.describe("Days after acceptance."),
  balance_due_days: days.describe("Days before the wedding."),
  terms_kind: z.enum(calls.termsKinds),
  terms: text.describe("The provider's own cancellation terms, or the standard ones if it chose those."),
  has_free_days: z
    .boolean()
    .default(true)
    .describe("Whether the standard terms begin with seven free days; only venues and caterers may leave them out."),
  is_one_step: z.boolean().describe("True if acceptance books without the provider's confirmation."),
};

export const draftFields = {
  ...offered,
  wedding_date: calendarDate.nullable(),
  guests: whole(limits.guests_max, sentences.guests_out_of_range, 1).nullable(),
  travel_km: whole(limits.travel_km_max, sentences.km_out_of_range).nullable(),
  travel_cents: amount,
  valid_until: calendarDate.nullable().describe("Expires at the end of this South African day."),
};

type Split = Pick<
  z.infer<z.ZodObject<typeof offered>>,
  "discount_percent" | "discount_cents" | "deposit_percent" | "deposit_cents"
>;

/** At most one form of discount and of deposit. */
export function refineSplit<T extends z.ZodType<Split>>(shape: T) {
  return shape
    .refine((said) => (said as Split).discount_percent === null || (said as Split).discount_cents === null, {
      path: ["discount_cents"],
      error: sentences.one_discount,
    })
    .refine((said) => (said as Split).deposit_percent === null || (said as Split).deposit_cents === null, {
      path: ["deposit_cents"],
      error: sentences.one_deposit,
    });
}

/** Missing fields are checked when it is sent. */
export const quoteDraft = refineSplit(z.object(draftFields)).meta({ id: "QuoteDraft" });
export type QuoteDraft = z.infer<typeof quoteDraft>;

const name = line(limits.template_name_length_max).refine((text) => text !== "", calls.templateMessages.name_missing);

const templateContent = refineSplit(z.object(offered)).meta({ id: "QuoteTemplateContent" });
export type TemplateContent = z.infer<typeof templateContent>;

const newTemplate = z.object({ name, content: templateContent }).meta({ id: "NewQuoteTemplate" });
export type NewTemplate = z.infer<typeof newTemplate>;

export const quoteTemplateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    content: templateContent,
    is_shown: z.boolean().describe("True if shown on the profile as a package."),
    shown_name: z.string(),
    shown_text: z.string(),
    from_cents: z.int().min(0).describe("Total of the non-optional lines, with VAT."),
  })
  .meta({ id: "QuoteTemplate" });
export type QuoteTemplate = z.infer<typeof quoteTemplateSchema>;

export const listTemplatesRoute = route(calls.listTemplatesCall, {
  name: "listTemplates",
  summary: "List the provider's quote templates, by name",
  answer: z.object({ templates: z.array(quoteTemplateSchema) }),
});

export const addTemplateRoute = route(calls.addTemplateCall, {
  name: "addTemplate",
  summary: "Create a quote template",
  body: newTemplate,
  status: 201,
  answer: z.object({ template: quoteTemplateSchema }),
  refusals: ["templates_full"],
});

export const changeTemplateRoute = route(calls.changeTemplateCall, {
  name: "changeTemplate",
  summary: "Replace a quote template",
  params: idParams,
  body: newTemplate,
  answer: z.object({ template: quoteTemplateSchema }),
  refusals: ["template_not_found"],
});

export const removeTemplateRoute = route(calls.removeTemplateCall, {
  name: "removeTemplate",
  summary: "Delete a quote template",
  params: idParams,
  answer: z.object({ templates: z.array(quoteTemplateSchema) }),
  refusals: ["template_not_found"],
});

export const showPackageRoute = route(calls.showPackageCall, {
  name: "showPackage",
  summary: "Show a template as a profile package, priced without optional lines, or hide it",
  params: idParams,
  body: z
    .object({
      is_shown: z.boolean(),
      shown_name: line(limits.package_name_length_max),
      shown_text: line(limits.package_text_length_max),
    })
    .refine(({ is_shown, shown_name }) => !is_shown || shown_name !== "", {
      path: ["shown_name"],
      error: calls.templateMessages.package_name_missing,
    }),
  answer: z.object({ templates: z.array(quoteTemplateSchema) }),
  refusals: ["template_not_found", "packages_full"],
});
