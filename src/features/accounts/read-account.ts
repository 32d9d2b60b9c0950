import type { MyAccount } from "../../contract/accounts/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { findWishes } from "../emails/find-suppression.ts";
import { requireAccount } from "./rules.ts";
import { findAccount, findWaitingMove } from "./store.ts";

export { hasAccount } from "./store.ts";

/** For an address that may be a stranger's [emails-13]. */
const unknownWishes = { suppression: null, stopped_topics: [] };

/** Says whether there is a password, never the hash [accounts-13]. */
export async function readAccount(ctx: Context): Promise<MyAccount> {
  const { id, admin_id } = requireAccount(ctx.actor);
  const account = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  const { kind, email, auth_provider, google_id, password_hash, email_verified_at, created_at } = account;
  const { suppression, stopped_topics } =
    email_verified_at === null ? unknownWishes : await findWishes(ctx, ctx.db, email);
  return {
    kind,
    email,
    email_verified: email_verified_at !== null,
    new_email: (await findWaitingMove(ctx.db, account, ctx.clock()))?.new_email ?? null,
    auth_provider,
    has_google: google_id !== null,
    has_password: password_hash !== null,
    is_impersonated: admin_id !== null,
    emails_stopped_at: suppression?.since ?? null,
    stopped_topics: stopped_topics.map(({ topic, since }) => ({ topic, since })),
    privacy_version: account.privacy_version,
    terms_version: account.terms_version,
    provider_terms_version: account.provider_terms_version,
    created_at: created_at.toISOString(),
  };
}
