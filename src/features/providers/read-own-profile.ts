import type { OwnProfile } from "../../contract/providers/own-shapes.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories, type KnownCategories } from "../categories/look-up-categories.ts";
import { presentOwnProfile } from "./present.ts";
import { requireProvider } from "./require-provider.ts";
import { findProfile, findUser } from "./store.ts";

/** The own profile, published or not, with what is nobody else's business. */
export async function readOwnProfile(ctx: Context): Promise<OwnProfile> {
  const { id } = requireProvider(ctx.actor);
  return gatherOwnProfile(ctx.db, id, await lookUpCategories(ctx));
}

/** A provider's own profile as a database or transaction has it. */
export async function gatherOwnProfile(db: Database, id: string, known: KnownCategories): Promise<OwnProfile> {
  const row = await findProfile(db, id);
  const account = await findUser(db, id);
  if (!row || !account) refuse("provider_not_found");
  return presentOwnProfile(row, account, { is_owner: true, known });
}
