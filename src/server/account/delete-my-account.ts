import { accountMessages } from "../../contract/accounts/calls.ts";
import { checkMyPassword } from "../../features/accounts/password/check-password.ts";
import { readAccount } from "../../features/accounts/read-account.ts";
import { assertNotImpersonated, isSameEmail, requireAccount } from "../../features/accounts/rules.ts";
import { requireFactorProof } from "../../features/accounts/second-factor/require-proof.ts";
import { lockCouple } from "../../features/couples/lock-couple.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { deleteCoupleAccount } from "./delete-couple-as-admin.ts";
import { deleteProviderAccount } from "./delete-provider-account.ts";

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
    await lockCouple(tx, id);
    return deleteCoupleAccount(ctx, tx, id, for_everyone);
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
