import { accountMessages } from "../../contract/accounts/words.ts";
import { checkOwnPassword } from "../../features/accounts/check-own-password.ts";
import { readAccount } from "../../features/accounts/read-account.ts";
import { requireFactorShown } from "../../features/accounts/require-proof.ts";
import { assertNotImpersonated, isSameEmail, requireAccount } from "../../features/accounts/rules.ts";
import { deleteCoupleRecord } from "../../features/couples/delete-couple.ts";
import { lockCouple } from "../../features/couples/lock-couple.ts";
import { forgetSender } from "../../features/enquiries/forget-sender.ts";
import { tellEnded } from "../../features/weddings/tell-ended.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteProviderAccount } from "./delete-provider-account.ts";
import { handWedding } from "./hand-wedding.ts";

/** What shows that it is really the owner who asks: the password or, where there is none, the email typed again. */
type Proof = { password?: string | undefined; email?: string | undefined };
type Asked = Proof & {
  /** A wedding that others share goes with its owner, although an editor could go on with it [weddings-13]. */
  for_everyone?: boolean | undefined;
};

/**
 * Deletes the account of the provider or couple that asks, and everything it owns. Pictures that nobody else names leave
 * storage by themselves (features/media/keep-file.ts). Enquiries stay with whoever is at their other end, and a wedding that an editor shares goes on with it.
 * Refuses an admin who acts as somebody, super admins, and whoever can't show that the account is theirs.
 */
export async function deleteOwnAccount(
  ctx: Context,
  { for_everyone = false, ...proof }: Asked,
  meta: RequestMeta,
): Promise<void> {
  const asking = requireAccount(ctx.actor);
  assertNotImpersonated(asking);
  if (asking.kind === "provider" && asking.is_super_admin) refuse("super_admin_stays");
  await requireFactorShown(ctx);
  await checkProof(ctx, proof, meta);
  const { kind, id } = asking;
  await ctx.db.transaction(async (tx) => {
    if (kind === "provider") return deleteProviderAccount(ctx, tx, id);
    // No enquiry of this couple slips in between.
    await lockCouple(tx, id);
    await forgetSender(tx, id);
    const is_handed = !for_everyone && (await handWedding(ctx, tx, id));
    if (!is_handed) await tellEnded(ctx, tx, id);
    return deleteCoupleRecord(ctx, tx, id, { is_handed });
  });
}

async function checkProof(ctx: Context, { password, email }: Proof, meta: RequestMeta): Promise<void> {
  const account = await readAccount(ctx);
  if (account.has_password) {
    if (password === undefined) refuseField("password", accountMessages.deletion_needs_password);
    await checkOwnPassword(ctx, { field: "password", password }, meta);
  } else if (email === undefined || !isSameEmail(email, account.email)) {
    refuseField("email", accountMessages.deletion_needs_email);
  }
}

function refuseField(field: keyof Proof, sentence: string): never {
  return refuse("bad_input", { sentence, fields: { [field]: sentence } });
}
