import { and, eq, sql } from "drizzle-orm";
import { hashPassword } from "../features/accounts/hash-password.ts";
import { takeAccount } from "../features/accounts/take-account.ts";
import { recordAction } from "../features/audit/record-action.ts";
import { placeTextOf, searchTextOf } from "../features/providers/rules.ts";
import { readSettings } from "../features/settings/read-settings.ts";
import { recomputeTrust } from "../features/trust/recompute-trust.ts";
import type { Context } from "../platform/context.ts";
import { announceChange, type Database } from "../platform/database.ts";
import { account } from "../schema/accounts.ts";
import { provider } from "../schema/providers.ts";

/** Any number, the same in every process: only one at a time makes the super admin. */
const lock = 7_366_239;

/**
 * Makes the super admin of `SUPER_ADMIN_EMAIL` at the start, if there is none yet [accounts-18]. A provider that holds
 * the address is promoted; as somebody else may have registered it first, the password is replaced and every session and
 * open link ends. Whoever is a super admin already stays untouched, so that a password changed in the product lasts.
 */
export async function createSuperAdmin(ctx: Context): Promise<void> {
  const wanted = ctx.config.superAdmin;
  if (wanted === undefined || (await isSuperAdmin(ctx.db, wanted.email))) return;
  const { email } = wanted;
  const password_hash = await hashPassword(wanted.password);
  const { site_name } = await readSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if (await isSuperAdmin(tx, email)) return;
    const { id, isNew } = await takeAccount(ctx, tx, { kind: "provider", email, password_hash });
    if (isNew) await insert(ctx, tx, id, site_name);
    else await promote(ctx, tx, id);
    await recomputeTrust(tx, id);
    await audit(ctx, tx, id, isNew ? "super_admin_created" : "super_admin_promoted");
    await announceChange(tx, ["catalogue", `provider:${id}`]);
  });
}

async function isSuperAdmin(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ id: provider.id })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(and(eq(provider.is_super_admin, true), sql`lower(${account.email}) = lower(${email})`));
  return found.length > 0;
}

async function insert({ clock }: Context, tx: Database, id: string, business_name: string): Promise<void> {
  const names = { business_name, contact_person: "Administrator" };
  const search_text = searchTextOf({ ...names, category_name: null, city: null, keywords: [] });
  const place_text = placeTextOf(null, []);
  const created_at = clock();
  await tx.insert(provider).values({
    id,
    ...names,
    phone: "",
    is_super_admin: true,
    search_text,
    place_text,
    created_at,
    updated_at: created_at,
  });
}

async function promote({ clock }: Context, tx: Database, id: string): Promise<void> {
  await tx.update(provider).set({ is_super_admin: true, updated_at: clock() }).where(eq(provider.id, id));
}

async function audit(ctx: Context, tx: Database, id: string, action: string): Promise<void> {
  const [found] = await tx.select({ name: provider.business_name }).from(provider).where(eq(provider.id, id));
  const subject = { id, name: found?.name ?? "" };
  await recordAction(ctx, tx, { action, subject, command: "The settings of the server" });
}
