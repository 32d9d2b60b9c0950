import type { z } from "zod";
import { profilePayload, type registerProvider, type ProfilePayload } from "../../contract/providers/own-shapes.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { handOverMedia } from "../media/hand-over-media.ts";
import { saveProfile } from "../providers/save-profile.ts";
import { settledEmail, settledKeys } from "./rules.ts";
import { insertSettled, listPictures, lockPage, removePage } from "./store.ts";

type Typed = Pick<
  z.output<NonNullable<typeof registerProvider.body>>,
  "business_name" | "contact_person" | "phone" | "city" | "province" | "category_id"
>;

/**
 * Gives an imported page to the business that has just registered for it, in the transaction of its registration [moving-6]: its profile
 * says what the page said, but for what was typed, and stays unpublished; the page is gone, and noted as claimed. Nothing
 * where the page is gone already.
 */
export async function handOverPage(
  ctx: Context,
  tx: Database,
  { page_id, provider_id, email, typed }: { page_id: string; provider_id: string; email: string; typed: Typed },
): Promise<void> {
  const page = await lockPage(tx, page_id);
  if (page === null) return;
  const pictures = await listPictures(tx, page_id);
  const actor = { kind: "provider", id: provider_id, is_super_admin: false, admin_id: null } as const;
  const own = { ...ctx, db: tx, actor };
  await saveProfile(own, profilePayload.parse(withTyped(page.profile, typed)));
  await handOverMedia(own, tx, provider_id, pictures);
  await removePage(tx, page_id);
  // The page's email may be another by now: a later import changes it, and whoever was invited is corrected.
  const keys = new Set([...settledKeys(ctx.keyedHash, page), settledEmail(ctx.keyedHash, email)]);
  await insertSettled(tx, [...keys], "claimed", ctx.clock());
}

/** What the page says that was not typed: names and number always were, of town and category whatever is not empty. */
function withTyped(profile: ProfilePayload, { city, province, category_id }: Typed): ProfilePayload {
  const { business_name: _name, contact_person: _person, phone: _phone, ...said } = profile;
  const { primary_category_id, additional_categories = [] } = said;
  const primary = category_id ?? primary_category_id;
  const others = [primary_category_id, ...additional_categories].filter((id) => id != null && id !== primary);
  return {
    ...said,
    ...(city !== undefined && { city }),
    ...(province !== undefined && { province }),
    ...(primary != null && { primary_category_id: primary }),
    additional_categories: others.filter((id) => id != null),
  };
}
