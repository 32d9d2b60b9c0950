import { z } from "zod";
import { call } from "../call.ts";
import { line } from "../primitives.ts";
import * as calls from "./calls.ts";
import { offered, refineSplit } from "./draft-schema.ts";
import * as limits from "./limits.ts";

const params = z.object({ id: z.string() });
const name = line(limits.template_name_length_max).refine((text) => text !== "", calls.templateMessages.name_missing);

const templateContent = refineSplit(z.object(offered)).meta({ id: "QuoteTemplateContent" });
export type TemplateContent = z.infer<typeof templateContent>;

const newTemplate = z.object({ name, content: templateContent }).meta({ id: "NewQuoteTemplate" });
export type NewTemplate = z.infer<typeof newTemplate>;

export const quoteTemplate = z
  .object({
    id: z.string(),
    name: z.string(),
    content: templateContent,
    is_shown: z.boolean().meta({ description: "True if shown on the profile as a package." }),
    shown_name: z.string(),
    shown_text: z.string(),
    from_cents: z.int().min(0).meta({ description: "Total of the non-optional lines, with VAT." }),
  })
  .meta({ id: "QuoteTemplate" });
export type QuoteTemplate = z.infer<typeof quoteTemplate>;

export const listTemplates = call({
  ...calls.listTemplates,
  name: "listTemplates",
  in_person: true,
  summary: "List the provider's quote templates, by name",
  group: "Quotes",
  status: 200,
  answer: z.object({ templates: z.array(quoteTemplate) }),
});

export const addTemplate = call({
  ...calls.addTemplate,
  name: "addTemplate",
  in_person: true,
  summary: "Create a quote template",
  group: "Quotes",
  body: newTemplate,
  status: 201,
  answer: z.object({ template: quoteTemplate }),
  refusals: ["templates_full"],
});

export const changeTemplate = call({
  ...calls.changeTemplate,
  name: "changeTemplate",
  in_person: true,
  summary: "Replace a quote template",
  group: "Quotes",
  params,
  body: newTemplate,
  status: 200,
  answer: z.object({ template: quoteTemplate }),
  refusals: ["template_not_found"],
});

export const removeTemplate = call({
  ...calls.removeTemplate,
  name: "removeTemplate",
  in_person: true,
  summary: "Delete a quote template",
  group: "Quotes",
  params,
  status: 200,
  answer: z.object({ templates: z.array(quoteTemplate) }),
  refusals: ["template_not_found"],
});

export const showPackage = call({
  ...calls.showPackage,
  name: "showPackage",
  in_person: true,
  summary: "Show a template as a profile package, priced without optional lines, or hide it",
  group: "Quotes",
  params,
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
  status: 200,
  answer: z.object({ templates: z.array(quoteTemplate) }),
  refusals: ["template_not_found", "packages_full"],
});
