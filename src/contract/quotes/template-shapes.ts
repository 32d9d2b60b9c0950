import { z } from "zod";
import { call } from "../call.ts";
import { line } from "../primitives.ts";
import { offered, refineSplit } from "./draft-shapes.ts";
import * as limits from "./limits.ts";
import * as words from "./template-words.ts";

const params = z.object({ id: z.string() });
const name = line(limits.template_name_length_max).refine((text) => text !== "", words.templateMessages.name_missing);

const templateContent = refineSplit(z.object(offered)).meta({ id: "QuoteTemplateContent" });
export type TemplateContent = z.infer<typeof templateContent>;

const newTemplate = z.object({ name, content: templateContent }).meta({ id: "NewQuoteTemplate" });
export type NewTemplate = z.infer<typeof newTemplate>;

export const quoteTemplate = z
  .object({
    id: z.string(),
    name: z.string(),
    content: templateContent,
    is_shown: z.boolean().meta({ description: "It stands on the profile as a package." }),
    shown_name: z.string(),
    shown_text: z.string(),
    from_cents: z.int().min(0).meta({ description: "What its lines that are not optional come to, with VAT." }),
  })
  .meta({ id: "QuoteTemplate" });
export type QuoteTemplate = z.infer<typeof quoteTemplate>;

export const listTemplates = call({
  ...words.listTemplates,
  name: "listTemplates",
  in_person: true,
  summary: "The templates that the provider saved, by name",
  group: "Quotes",
  status: 200,
  answer: z.object({ templates: z.array(quoteTemplate) }),
});

export const addTemplate = call({
  ...words.addTemplate,
  name: "addTemplate",
  in_person: true,
  summary: "Saves a template for quotes to come",
  group: "Quotes",
  body: newTemplate,
  status: 201,
  answer: z.object({ template: quoteTemplate }),
  refusals: ["templates_full"],
});

export const changeTemplate = call({
  ...words.changeTemplate,
  name: "changeTemplate",
  in_person: true,
  summary: "Writes a template anew",
  group: "Quotes",
  params,
  body: newTemplate,
  status: 200,
  answer: z.object({ template: quoteTemplate }),
  refusals: ["template_not_found"],
});

export const removeTemplate = call({
  ...words.removeTemplate,
  name: "removeTemplate",
  in_person: true,
  summary: "Removes a template",
  group: "Quotes",
  params,
  status: 200,
  answer: z.object({ templates: z.array(quoteTemplate) }),
  refusals: ["template_not_found"],
});

export const showPackage = call({
  ...words.showPackage,
  name: "showPackage",
  in_person: true,
  summary:
    "Shows a template on the profile as a package, with a price from what is not optional; or takes it off again",
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
      error: words.templateMessages.package_name_missing,
    }),
  status: 200,
  answer: z.object({ templates: z.array(quoteTemplate) }),
  refusals: ["template_not_found", "packages_full"],
});
