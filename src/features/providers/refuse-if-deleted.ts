import { href } from "react-router";
import type { Context } from "../../platform/context.ts";
import { Refusal, refuse, type SuggestedLink } from "../../platform/refusal.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { findDeparture } from "./admin/store-deletion.ts";
import { addressSlug, isProviderId } from "./rules.ts";

/** Returns "gone" instead of "unknown" for a deleted provider, with links to similar ones [visitors-31]. */
export async function refuseIfDeleted<T>(ctx: Context, id: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const isUnknown = cause instanceof Refusal && cause.code === "provider_not_found";
    const left = isUnknown && isProviderId(id) ? await findDeparture(ctx.db, id) : null;
    if (left) refuse("provider_gone", { ways: await listSimilar(ctx, left) });
    throw cause;
  }
}

type Departure = NonNullable<Awaited<ReturnType<typeof findDeparture>>>;

/** Links to its former lists. A page by place suggests others when it lists too few [places-11]. */
async function listSimilar(ctx: Context, { category_id, province }: Departure): Promise<SuggestedLink[]> {
  const { byId } = await lookUpCategories(ctx);
  const category = category_id === null ? undefined : byId.get(category_id);
  if (!category) return [];
  const { name, slug } = category;
  const nearby = province && {
    label: `${name} in ${province}`,
    to: href("/:category/:place", { category: slug, place: addressSlug(province) }),
  };
  return [...(nearby ? [nearby] : []), { label: `All ${name}`, to: `${href("/providers")}?category=${slug}` }];
}
