import { isUuid } from "../../../contract/primitives.ts";
import * as limits from "../../../contract/quotes/limits.ts";
import type { NewTemplate, QuoteTemplate } from "../../../contract/quotes/template-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { lockProvider } from "../../providers/lock-providers.ts";
import { presentTemplate } from "../present.ts";
import * as store from "./store-templates.ts";

/** By name [quotes-14]. */
export async function listTemplates({ actor, db }: Pick<Context, "actor" | "db">): Promise<QuoteTemplate[]> {
  const { id } = requireProvider(actor);
  return (await store.listTemplateRows(db, id)).map(presentTemplate);
}

/** `templates_full` at the limit, also under concurrency. */
export async function addTemplate(ctx: Context, { name, content }: NewTemplate): Promise<{ template: QuoteTemplate }> {
  return change(ctx, async (tx, provider_id) => {
    await lockProvider(tx, provider_id);
    if ((await store.countTemplates(tx, provider_id)) >= limits.templates_max) refuse("templates_full");
    const row = { id: newId(), name, content, is_shown: false, shown_name: "", shown_text: "" };
    await store.insertTemplate(tx, { ...row, provider_id, created_at: ctx.clock() });
    return { template: presentTemplate(row) };
  });
}

export async function changeTemplate(
  ctx: Context,
  id: string,
  { name, content }: NewTemplate,
): Promise<{ template: QuoteTemplate }> {
  return change(ctx, async (tx, provider_id) => {
    const row = { id, name, content };
    if (!isUuid(id) || !(await store.updateTemplate(tx, provider_id, row))) refuse("template_not_found");
    const written = await store.findTemplate(tx, provider_id, id);
    return { template: presentTemplate(written ?? refuse("template_not_found")) };
  });
}

export async function removeTemplate(ctx: Context, id: string): Promise<{ templates: QuoteTemplate[] }> {
  return change(ctx, async (tx, provider_id) => {
    if (!isUuid(id) || !(await store.deleteTemplate(tx, provider_id, id))) refuse("template_not_found");
    return { templates: (await store.listTemplateRows(tx, provider_id)).map(presentTemplate) };
  });
}

/** `packages_full` at the limit, also under concurrency. */
export async function showPackage(
  ctx: Context,
  id: string,
  values: store.PackageColumns,
): Promise<{ templates: QuoteTemplate[] }> {
  return change(ctx, async (tx, provider_id) => {
    await lockProvider(tx, provider_id);
    if (!isUuid(id)) refuse("template_not_found");
    const others = await store.listVisibleTemplates(tx, provider_id, id);
    if (values.is_shown && others.length >= limits.packages_max) refuse("packages_full");
    if (!(await store.updateVisible(tx, provider_id, id, values))) refuse("template_not_found");
    return { templates: (await store.listTemplateRows(tx, provider_id)).map(presentTemplate) };
  });
}

async function change<T>(ctx: Context, write: (tx: Database, provider_id: string) => Promise<T>): Promise<T> {
  const { id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const written = await write(tx, id);
    await announceChange(tx, [`provider:${id}`]);
    return written;
  });
}
