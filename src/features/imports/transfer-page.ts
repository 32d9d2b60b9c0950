import type { z } from "zod";
import { profilePayload, type registerProviderRoute, type ProfilePayload } from "../../contract/providers/my-schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { transferMedia } from "../media/transfer-media.ts";
import { saveProfile } from "../providers/save-profile.ts";
import { resolvedEmailKey, resolvedKeys } from "./rules.ts";
import { insertResolved, listPictures, lockPage, deleteImportedPage } from "./store.ts";

type Typed = Pick<
  z.output<NonNullable<typeof registerProviderRoute.body>>,
  "business_name" | "contact_person" | "phone" | "city" | "province" | "category_id"
>;

/** In the registration's transaction [moving-6]; typed values win. Does nothing if the page was deleted. */
export async function transferPage(
  ctx: Context,
  tx: Database,
  { page_id, provider_id, email, typed }: { page_id: string; provider_id: string; email: string; typed: Typed },
): Promise<void> {
  const page = await lockPage(tx, page_id);
  if (page === null) return;
  const pictures = await listPictures(tx, page_id);
  const actor = { kind: "provider", id: provider_id, is_super_admin: false, admin_id: null } as const;
  const providerContext = { ...ctx, db: tx, actor };
  await saveProfile(providerContext, profilePayload.parse(withTyped(page.profile, typed)));
  await transferMedia(providerContext, tx, provider_id, pictures);
  await deleteImportedPage(tx, page_id);
  // The page's email may have changed since the invitation.
  const keys = new Set([...resolvedKeys(ctx.keyedHash, page), resolvedEmailKey(ctx.keyedHash, email)]);
  await insertResolved(tx, [...keys], "claimed", ctx.clock());
}

function withTyped(profile: ProfilePayload, { city, province, category_id }: Typed): ProfilePayload {
  const { business_name: _name, contact_person: _person, phone: _phone, ...fields } = profile;
  const { primary_category_id, additional_categories = [] } = fields;
  const primary = category_id ?? primary_category_id;
  const others = [primary_category_id, ...additional_categories].filter((id) => id != null && id !== primary);
  return {
    ...fields,
    ...(city !== undefined && { city }),
    ...(province !== undefined && { province }),
    ...(primary != null && { primary_category_id: primary }),
    additional_categories: others.filter((id) => id != null),
  };
}
