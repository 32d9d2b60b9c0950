import type { ImportedPage } from "../../../contract/invitations/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { categoriesOf } from "../present.ts";
import { findPage, listPictures } from "../store.ts";

/** For the business that may claim it; null if gone. */
export async function showPage(ctx: Pick<Context, "db" | "cache">, id: string): Promise<ImportedPage | null> {
  const page = await findPage(ctx.db, id);
  if (page === null) return null;
  const known = await lookUpCategories(ctx);
  const pictures = await listPictures(ctx.db, id);
  const { source, business_name, profile } = page;
  return {
    source,
    business_name,
    contact_person: profile.contact_person ?? null,
    phone: profile.phone ?? null,
    category_id: profile.primary_category_id ?? null,
    categories: categoriesOf(profile, known).map(({ name }) => name),
    city: profile.city ?? null,
    province: profile.province ?? null,
    description: profile.description ?? null,
    website: profile.website ?? null,
    services: [...(profile.services_offered ?? []), ...(profile.customFields ?? []).map(({ name }) => name)],
    pictures: pictures.filter(({ file_hash }) => file_hash !== null).length,
  };
}
