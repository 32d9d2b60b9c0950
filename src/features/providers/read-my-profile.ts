import type { MyProfile } from "../../contract/providers/my-schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories, type KnownCategories } from "../categories/look-up-categories.ts";
import { requireProvider } from "./account/require-provider.ts";
import { presentMyProfile } from "./present.ts";
import { findProfile, findUser } from "./store.ts";

export async function readMyProfile(ctx: Context): Promise<MyProfile> {
  const { id } = requireProvider(ctx.actor);
  return loadMyProfile(ctx.db, id, await lookUpCategories(ctx));
}

export async function loadMyProfile(db: Database, id: string, known: KnownCategories): Promise<MyProfile> {
  const row = await findProfile(db, id);
  const account = await findUser(db, id);
  if (!row || !account) refuse("provider_not_found");
  return presentMyProfile(row, account, { is_owner: true, known });
}
