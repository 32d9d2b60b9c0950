import { and, eq, sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";
import { quoteTemplate } from "../../../schema/quotes.ts";

export type PackageColumns = { is_shown: boolean; shown_name: string; shown_text: string };

export type TemplateRow = { id: string; name: string; content: unknown } & PackageColumns;

const columns = sql`id, name, content, is_shown, shown_name, shown_text`;

export async function listTemplateRows(db: Database, provider_id: string): Promise<TemplateRow[]> {
  return rows(
    db,
    sql`select ${columns} from quote_template where provider_id = ${provider_id} order by lower(name), name, id`,
  );
}

export async function findTemplate(db: Database, provider_id: string, id: string): Promise<TemplateRow | null> {
  return firstRow<TemplateRow>(
    db,
    sql`select ${columns} from quote_template where provider_id = ${provider_id} and id = ${id}`,
  );
}

export async function countTemplates(db: Database, provider_id: string): Promise<number> {
  return db.$count(quoteTemplate, eq(quoteTemplate.provider_id, provider_id));
}

export async function insertTemplate(tx: Database, row: typeof quoteTemplate.$inferInsert): Promise<void> {
  await tx.insert(quoteTemplate).values(row);
}

export async function updateTemplate(
  tx: Database,
  provider_id: string,
  { id, name, content }: Omit<TemplateRow, keyof PackageColumns>,
): Promise<boolean> {
  const result = await tx
    .update(quoteTemplate)
    .set({ name, content })
    .where(and(eq(quoteTemplate.id, id), eq(quoteTemplate.provider_id, provider_id)))
    .returning({ id: quoteTemplate.id });
  return result.length > 0;
}

export async function deleteTemplate(tx: Database, provider_id: string, id: string): Promise<boolean> {
  const result = await tx
    .delete(quoteTemplate)
    .where(and(eq(quoteTemplate.id, id), eq(quoteTemplate.provider_id, provider_id)))
    .returning({ id: quoteTemplate.id });
  return result.length > 0;
}

export async function updateVisible(
  tx: Database,
  provider_id: string,
  id: string,
  values: PackageColumns,
): Promise<boolean> {
  const result = await tx
    .update(quoteTemplate)
    .set(values)
    .where(and(eq(quoteTemplate.id, id), eq(quoteTemplate.provider_id, provider_id)))
    .returning({ id: quoteTemplate.id });
  return result.length > 0;
}

/** Templates shown on the profile, except `but`. */
export async function listVisibleTemplates(
  db: Database,
  provider_id: string,
  but: string | null = null,
): Promise<TemplateRow[]> {
  return rows(
    db,
    sql`select ${columns} from quote_template where provider_id = ${provider_id} and is_shown and id is distinct from ${but}::uuid
      order by lower(shown_name), shown_name, id`,
  );
}
