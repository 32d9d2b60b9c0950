import { isDeepStrictEqual } from "node:util";
import type { MyProfile, ProfilePayload } from "../../contract/providers/my-schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse, refuseIfInvalid } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { lookUpCategories, type KnownCategories } from "../categories/look-up-categories.ts";
import { checkPin } from "./account/check-pin.ts";
import { requireProvider } from "./account/require-provider.ts";
import { assignedCategoriesOf, type AssignedCategory } from "./admin/assigned-categories.ts";
import { checkProfile, hasBusinessDetails, type ProfileFields } from "./check-profile.ts";
import { chooseCategories } from "./choose-categories.ts";
import { lockKnownProvider } from "./lock-providers.ts";
import { notifyListingChange, snapshotListing } from "./notify-listing-change.ts";
import { isVenue } from "./present/present-coverage.ts";
import { loadMyProfile } from "./read-my-profile.ts";
import { listEndorsed, replaceCategories, replaceCustomFields, updateProvider } from "./store-profile.ts";
import { findProfile, type ProfileRow } from "./store.ts";
import { evaluateIdentity } from "./trust/evaluate-identity.ts";
import { recomputeTrust } from "./trust/recompute-trust.ts";

/** Fields not sent stay, also under concurrent saves [providers-6]. With any error, nothing is written. */
export async function saveProfile(ctx: Context, payload: ProfilePayload): Promise<MyProfile> {
  const { id } = requireProvider(ctx.actor);
  const known = await lookUpCategories(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockKnownProvider(tx, id);
    const stored = (await findProfile(tx, id)) ?? refuse("provider_not_found");
    const now = ctx.clock();
    const { fields, before, assigned, fieldErrors } = evaluate(payload, stored, known, now);
    refuseIfInvalid(fieldErrors);
    const was = await snapshotListing(tx, id);

    await updateProvider(tx, id, {
      ...fields,
      has_business_details: stored.has_business_details || hasBusinessDetails(fields, stored),
      updated_at: now,
    });
    if (!isDeepStrictEqual(assigned, before)) await replaceCategories(tx, id, assigned);
    if (payload.customFields) await replaceCustomFields(tx, id, payload.customFields);
    await evaluateIdentity(ctx, tx, id);
    await recomputeTrust(ctx, tx, id);
    await notifyListingChange(tx, id, was, await showingIt(tx, stored, fields, assigned));
    await recordImpersonated(ctx, tx, {
      action: "profile_saved",
      subject: { id, name: fields.business_name ?? stored.business_name },
      details: { fields: Object.keys(payload).join(", ") },
    });
    return loadMyProfile(tx, id, known);
  });
}

/** Further errors if some fields can't be parsed, so that all are reported at once. */
export async function validateProfile(ctx: Context, payload: ProfilePayload): Promise<Record<string, string>> {
  const stored = await findProfile(ctx.db, requireProvider(ctx.actor).id);
  return stored ? evaluate(payload, stored, await lookUpCategories(ctx), ctx.clock()).fieldErrors : {};
}

function evaluate(payload: ProfilePayload, stored: ProfileRow, known: KnownCategories, now: Date) {
  const { fields, fieldErrors } = checkProfile(payload, stored, now);
  const before = assignedCategoriesOf(stored, known);
  const chosen = chooseCategories(payload, before, known);
  const { pin, fieldErrors: pinErrors } = checkPin(payload, stored, isVenue(chosen.assigned[0]?.category_id, known));
  return {
    fields: { ...fields, ...pin },
    before,
    assigned: chosen.assigned,
    fieldErrors: { ...fieldErrors, ...pinErrors, ...chosen.fieldErrors },
  };
}

async function showingIt(
  tx: Database,
  stored: ProfileRow,
  fields: ProfileFields,
  assigned: readonly AssignedCategory[],
) {
  const isRenamed = fields.business_name !== undefined && fields.business_name !== stored.business_name;
  const isMoved = assigned[0]?.category_id !== stored.category_ids[0];
  return isRenamed || isMoved ? listEndorsed(tx, stored.id) : [];
}
