import { hasProof } from "../../../platform/actor.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireAccount } from "../rules.ts";
import { findAccount } from "../store.ts";
import { hasFactor } from "./store-factors.ts";

/** Only for accounts with a second factor: their password alone proves nothing [accounts-23]. */
export async function requireFactorProof(ctx: Context): Promise<void> {
  const actor = requireAccount(ctx.actor);
  if (!hasProof(actor, ctx.clock()) && (await hasFactor(ctx.db, actor.id))) refuse("proof_needed");
}

/** Also for accounts with only a password; those with neither pass. */
export async function requireProofIfAny(ctx: Context): Promise<void> {
  const actor = requireAccount(ctx.actor);
  if (hasProof(actor, ctx.clock())) return;
  const account = await findAccount(ctx.db, actor.id);
  if (account?.password_hash || (await hasFactor(ctx.db, actor.id))) refuse("proof_needed");
}
