import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { provider, providerCategory } from "../../schema/providers.ts";

export type NewestRow = {
  id: string;
  business_name: string;
  description: string | null;
  city: string | null;
  province: string | null;
  category_id: number | null;
  published_at: Date;
};

/** Those whom lists show, by when they were published for the first time; the id decides between equals. */
export async function listNewestRows(db: Database, count: number): Promise<NewestRow[]> {
  const { id, business_name, description, city, province, published_at } = provider;
  const { category_id } = providerCategory;
  const found = await db
    .select({ id, business_name, description, city, province, category_id, published_at })
    .from(provider)
    .leftJoin(providerCategory, and(eq(providerCategory.provider_id, id), eq(providerCategory.is_primary, true)))
    .where(and(eq(provider.is_published, true), eq(provider.is_super_admin, false)))
    .orderBy(desc(published_at), desc(id))
    .limit(count);
  return found.flatMap(({ published_at: moment, ...rest }) =>
    moment === null ? [] : [{ ...rest, published_at: moment }],
  );
}
