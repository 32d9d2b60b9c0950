import type { OwnAccount } from "../../contract/accounts/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { findSuppression } from "../emails/find-suppression.ts";
import { requireAccount } from "./rules.ts";
import { findAccount, findWaitingMove } from "./store.ts";

/** How the one who asks signs in. What is secret stays: whether there is a password is told, never the hash [accounts-13]. */
export async function readAccount(ctx: Context): Promise<OwnAccount> {
  const { id, admin_id } = requireAccount(ctx.actor);
  const account = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  const { kind, email, auth_provider, google_id, password_hash, email_verified_at, privacy_version, created_at } =
    account;
  return {
    kind,
    email,
    email_verified: email_verified_at !== null,
    new_email: (await findWaitingMove(ctx.db, account, ctx.clock()))?.new_email ?? null,
    auth_provider,
    has_google: google_id !== null,
    has_password: password_hash !== null,
    is_impersonated: admin_id !== null,
    emails_stopped_at: email_verified_at === null ? null : ((await findSuppression(ctx, ctx.db, email))?.since ?? null),
    privacy_version,
    created_at: created_at.toISOString(),
  };
}
