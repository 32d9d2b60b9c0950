import type { OwnProfile } from "../../contract/providers/own-shapes.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories, type KnownCategories } from "../categories/look-up-categories.ts";
import { presentOwnProfile } from "./present.ts";
import { requireProvider } from "./require-provider.ts";
import { findProfile, findUser } from "./store.ts";

export async function readOwnProfile(ctx: Context): Promise<OwnProfile> {
  const { id } = requireProvider(ctx.actor);
  return gatherOwnProfile(ctx.db, id, await lookUpCategories(ctx));
}

export async function gatherOwnProfile(db: Database, id: string, known: KnownCategories): Promise<OwnProfile> {
  const row = await findProfile(db, id);
  const account = await findUser(db, id);
  if (!row || !account) refuse("provider_not_found");
  return presentOwnProfile(row, account, { is_owner: true, known });
}
