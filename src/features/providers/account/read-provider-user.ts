import type { ProviderUser } from "../../../contract/providers/my-schema.ts";
import type { Database } from "../../../platform/database/database.ts";
import { findUser } from "../store.ts";

/** The record that a browser stores after sign-in [accounts-14]. For the provider itself only. */
export async function readProviderUser(db: Database, id: string): Promise<ProviderUser> {
  const result = await findUser(db, id);
  if (!result) throw new Error(`account ${id} has no provider`);
  const { is_verified, email_verified_at, ...user } = result;
  return {
    ...user,
    verification_status: is_verified ? "verified" : "unverified",
    email_verified: email_verified_at !== null,
  };
}
