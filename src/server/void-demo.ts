import { randomBytes } from "node:crypto";
import { demoDirectory, demoMarkerId } from "../../seed/demo-directory.ts";
import { demoSettings } from "../../seed/settings.ts";
import { hashPassword } from "../features/accounts/password/hash-password.ts";
import { hasAccount } from "../features/accounts/read-account.ts";
import { revokeLogins } from "../features/accounts/sessions/revoke-logins.ts";
import { dropPages } from "../features/imports/pages/purge-pages.ts";
import { revokeAllInvitations } from "../features/invitations/revoke-invitation.ts";
import { withdrawProviders } from "../features/providers/admin/withdraw-providers.ts";
import { dropSettings } from "../features/settings/save-settings.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/database.ts";
import { isDemoCleared, markDemoCleared } from "../platform/database/demo-mark.ts";

export async function hasDemoLogins(db: Database): Promise<boolean> {
  return (await hasAccount(db, demoMarkerId)) && !(await isDemoCleared(db));
}

/** Nobody can sign in or use a link of the demo; its businesses are unlisted [running-15]. Null without a demo. */
export async function voidDemo({ db, clock }: Pick<Context, "db" | "clock">) {
  if (!(await hasDemoLogins(db))) return null;
  const { providers, couples, imported } = demoDirectory("2026-01-01");
  const made_up = [...providers, ...couples].map(({ row }) => row.id);
  const password_hash = await hashPassword(randomBytes(32).toString("base64url"));
  return db.transaction(async (tx) => {
    const revoked = await revokeLogins(tx, { ids: made_up, password_hash });
    await revokeAllInvitations(tx, clock());
    await dropPages(
      tx,
      imported.map(({ id }) => id),
    );
    await dropSettings(tx, demoSettings);
    const withdrawn = await withdrawProviders({ clock }, tx, revoked);
    await markDemoCleared(tx, clock());
    return { logins: revoked.length, withdrawn };
  });
}
