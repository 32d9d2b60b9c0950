import * as limits from "../../../contract/limits.ts";
import { listPage, type ListPage } from "../../../contract/list-page.ts";
import type { AdminProvider, AdminProviderQuery } from "../../../contract/providers/admin-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { lookUpCategories, type KnownCategories } from "../../categories/look-up-categories.ts";
import { badgeTypeOf, normaliseForSearch } from "../rules.ts";
import { countAdminRows, listAdminRows, type AdminFilter, type AdminRow } from "./store-admin-rows.ts";

export { countNewProviders, countResting } from "./store-admin-rows.ts";

/**
 * Admin only: includes account emails and unpublished providers. Searches business name, contact person and email
 * [admin-2].
 */
export async function listAllProviders(
  ctx: Context,
  query: AdminProviderQuery,
): Promise<{ providers: AdminProvider[]; total: number; super_admins: number } & ListPage> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const filter = filterOf(query);
  const offset = (page - 1) * limit;
  const result = await listAdminRows(ctx.db, filter, { order: query.sort ?? "newest", limit, offset });
  // A partial page gives the total without a count.
  const isLast = result.length < limit && (result.length > 0 || offset === 0);
  const total = isLast ? offset + result.length : await countAdminRows(ctx.db, filter);
  const super_admins = await countAdminRows(ctx.db, { ...filter, is_super_admin: true });
  const known = await lookUpCategories(ctx);
  return { providers: result.map((row) => presentAdminProvider(row, known)), total, super_admins, page, limit };
}

function filterOf({ search, published, badge, place }: AdminProviderQuery): AdminFilter {
  const text = normaliseForSearch(search ?? "");
  return {
    ...(text !== "" && { search: text }),
    ...(published !== undefined && { is_published: published }),
    ...(badge !== undefined && { badge }),
    ...(place === "unknown" && { is_unplaced: true }),
  };
}

function presentAdminProvider(row: AdminRow, known: KnownCategories): AdminProvider {
  const badges = row.badges ?? [];
  return {
    id: row.id,
    business_name: row.business_name,
    category_name: known.byId.get(row.category_id ?? 0)?.name ?? null,
    contact_person: row.contact_person,
    email: row.email,
    city: row.city,
    is_published: row.is_published,
    is_super_admin: row.is_super_admin,
    has_second_factor: row.has_second_factor,
    suspended_at: row.suspended_at,
    suspended_reason: row.suspended_reason,
    badges,
    badge_type: badgeTypeOf(badges),
    trust_score: row.trust_score,
    trust_tier: row.trust_tier,
    google_rating: row.google_rating,
    google_review_count: row.google_review_count,
    facebook_rating: row.facebook_rating,
    facebook_review_count: row.facebook_review_count,
    ratings_recorded: row.ratings_recorded,
    created_at: row.created_at,
  };
}
