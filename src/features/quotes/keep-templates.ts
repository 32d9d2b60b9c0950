import { id as idShape } from "../../contract/primitives.ts";
import * as limits from "../../contract/quotes/limits.ts";
import type { NewTemplate, QuoteTemplate } from "../../contract/quotes/template-shapes.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockProvider } from "../providers/lock-providers.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { presentTemplate } from "./present.ts";
import * as store from "./store-templates.ts";

/** The templates that the provider that asks has saved, by name [quotes-14]. */
export async function listTemplates({ actor, db }: Pick<Context, "actor" | "db">): Promise<QuoteTemplate[]> {
  const { id } = requireProvider(actor);
  return (await store.listTemplates(db, id)).map(presentTemplate);
}

/** Saves one more; refuses with `templates_full` when there are as many as there may be, also where two arrive at once. */
export async function addTemplate(ctx: Context, { name, content }: NewTemplate): Promise<{ template: QuoteTemplate }> {
  return change(ctx, async (tx, provider_id) => {
    await lockProvider(tx, provider_id);
    if ((await store.countTemplates(tx, provider_id)) >= limits.templates_max) refuse("templates_full");
    const row = { id: newId(), name, content };
    await store.insertTemplate(tx, { ...row, provider_id, created_at: ctx.clock() });
    return { template: presentTemplate(row) };
  });
}

/** Writes one of the own anew; quotes that were made of it stay as they are. */
export async function changeTemplate(
  ctx: Context,
  id: string,
  { name, content }: NewTemplate,
): Promise<{ template: QuoteTemplate }> {
  return change(ctx, async (tx, provider_id) => {
    const row = { id, name, content };
    if (!isId(id) || !(await store.updateTemplate(tx, provider_id, row))) refuse("template_not_found");
    return { template: presentTemplate(row) };
  });
}

/** Removes one of the own; answers those that are left. */
export async function removeTemplate(ctx: Context, id: string): Promise<{ templates: QuoteTemplate[] }> {
  return change(ctx, async (tx, provider_id) => {
    if (!isId(id) || !(await store.deleteTemplate(tx, provider_id, id))) refuse("template_not_found");
    return { templates: (await store.listTemplates(tx, provider_id)).map(presentTemplate) };
  });
}

async function change<T>(ctx: Context, write: (tx: Database, provider_id: string) => Promise<T>): Promise<T> {
  const { id } = requireProvider(ctx.actor);
  return ctx.db.transaction((tx) => write(tx, id));
}

const isId = (id: string) => idShape.safeParse(id).success;
