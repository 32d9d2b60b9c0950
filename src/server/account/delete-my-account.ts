import { accountMessages } from "../../contract/accounts/calls.ts";
import { checkMyPassword } from "../../features/accounts/password/check-password.ts";
import { readAccount } from "../../features/accounts/read-account.ts";
import { assertNotImpersonated, isSameEmail, requireAccount } from "../../features/accounts/rules.ts";
import { requireFactorProof } from "../../features/accounts/second-factor/require-proof.ts";
import { deleteCoupleRecord } from "../../features/couples/delete-couple.ts";
import { lockCouple } from "../../features/couples/lock-couple.ts";
import { purgeSender } from "../../features/enquiries/personal-data/purge-account.ts";
import { notifyWeddingEnded } from "../../features/weddings/notify-wedding-ended.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { deleteProviderAccount } from "./delete-provider-account.ts";
import { transferWedding } from "./transfer-wedding.ts";

/** The owner's proof: the password or, without one, the email typed again. */
type Proof = { password?: string | undefined; email?: string | undefined };
type Requested = Proof & {
  /** Deletes a shared wedding too, although an editor could take it over [weddings-13]. */
  for_everyone?: boolean | undefined;
};

/** Enquiries stay for the other side; an editor takes over a shared wedding. Refuses super admins and impersonation. */
export async function deleteMyAccount(
  ctx: Context,
  { for_everyone = false, ...proof }: Requested,
  meta: RequestMeta,
): Promise<void> {
  const account = requireAccount(ctx.actor);
  assertNotImpersonated(account);
  if (account.kind === "provider" && account.is_super_admin) refuse("super_admin_stays");
  await requireFactorProof(ctx);
  await checkProof(ctx, proof, meta);
  const { kind, id } = account;
  await ctx.db.transaction(async (tx) => {
    if (kind === "provider") return deleteProviderAccount(ctx, tx, id);
    // No enquiry of this couple may arrive in between.
    await lockCouple(tx, id);
    await purgeSender(tx, id);
    const is_handed = !for_everyone && (await transferWedding(ctx, tx, id));
    if (!is_handed) await notifyWeddingEnded(ctx, tx, id);
    return deleteCoupleRecord(ctx, tx, id, { is_handed });
  });
}

async function checkProof(ctx: Context, { password, email }: Proof, meta: RequestMeta): Promise<void> {
  const account = await readAccount(ctx);
  if (account.has_password) {
    if (password === undefined) refuseField("password", accountMessages.deletion_needs_password);
    await checkMyPassword(ctx, { field: "password", password }, meta);
  } else if (email === undefined || !isSameEmail(email, account.email)) {
    refuseField("email", accountMessages.deletion_needs_email);
  }
}
