import { identityFields, restsVerification, type VerifiedIdentity } from "../../../contract/providers/identity.ts";
import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { recordAction } from "../../audit/record-action.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { notifySite } from "../../security/notify-site.ts";
import { verificationRests, verificationRestsToSite } from "../emails.ts";
import { normaliseForSearch } from "../rules.ts";
import { updateProvider } from "../store-profile.ts";
import { findProfile, findUser, type ProfileRow } from "../store.ts";
import { recomputeEndorsed } from "./recompute-endorsed.ts";
import { recomputeTrust } from "./recompute-trust.ts";

const labels = {
  business_name: "business name",
  phone: "phone",
  email_public: "public email",
  website: "website",
} as const;

/**
 * Call it in the transaction that changed the identity. Pauses verification on a difference, until an admin or six
 * verifiers confirm [trust-24].
 */
export async function evaluateIdentity(ctx: Context, tx: Database, id: string, email?: string): Promise<void> {
  const [row, user] = [await findProfile(tx, id), await findUser(tx, id)];
  if (!row?.is_verified || !user || row.verified_as === null) return;
  const recipient = email ?? user.email;
  const differing = describeMismatch(row.verified_as, row, recipient);
  if (differing === null) return;
  const now = ctx.clock();
  await updateProvider(tx, id, {
    is_verified: false,
    verification_rests_since: now,
    verification_rests_for: differing,
    updated_at: now,
  });
  await recomputeTrust(ctx, tx, id);
  await recomputeEndorsed(ctx, tx, id);
  await announceChange(tx, ["catalogue", `provider:${id}`]);
  const subject = { id, name: row.business_name };
  await recordAction(ctx, tx, { action: "verification_rests", subject, details: { changed: differing } });
  const about = { data: { provider_id: id }, subject_id: id };
  await queueEmail(ctx, tx, verificationRests, { ...about, recipient });
  await notifySite(ctx, tx, verificationRestsToSite, about);
}

function describeMismatch(verified: VerifiedIdentity, row: ProfileRow, email: string): string | null {
  const differing = identityFields.filter((field) => plain(field, verified[field]) !== plain(field, row[field]));
  const hasMoved = verified.email !== undefined && verified.email.toLowerCase() !== email.toLowerCase();
  if (!hasMoved && !restsVerification(verified, differing)) return null;
  return [...differing.map((field) => labels[field]), ...(hasMoved ? ["account email"] : [])].join(", ");
}

function plain(field: (typeof identityFields)[number], value: string | null): string {
  const text = value ?? "";
  if (field === "business_name") return normaliseForSearch(text);
  return text
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/\/+$/, "");
}
