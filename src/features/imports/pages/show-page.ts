import type { PageDraft } from "../../../contract/imports/schema.ts";
import type { ImportedPage } from "../../../contract/invitations/schema.ts";
import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { categoriesOf, presentDraft } from "../present.ts";
import { findPage, listPictures } from "../store.ts";
import type { Invitable } from "./list-pages.ts";
import { listFetched } from "./store-pictures.ts";

/** For the business that may claim it; null if deleted. */
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

/** The profile that claiming would create, for super admins [moving-11]. Refuses a deleted page. */
export async function showDraft(ctx: Pick<Context, "db" | "cache">, id: string): Promise<PageDraft> {
  const page = isUuid(id) ? await findPage(ctx.db, id) : null;
  if (page === null) refuse("imported_page_not_found");
  const [pictures, known] = await Promise.all([listFetched(ctx.db, id), lookUpCategories(ctx)]);
  return presentDraft(page, pictures, known);
}

/** Refuses a page that is deleted or has no email. */
export async function requirePage(db: Database, id: string): Promise<Invitable> {
  const page = isUuid(id) ? await findPage(db, id) : null;
  if (page === null) refuse("imported_page_not_found");
  const { email, business_name, profile } = page;
  if (email === null) refuse("imported_page_without_email");
  return { id, email, business_name, contact_person: profile.contact_person ?? null };
}
