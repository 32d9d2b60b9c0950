import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProviderId } from "../providers/rules.ts";
import { lockInvitation, type InvitationRow } from "./store.ts";

export async function requireInvitation(tx: Database, id: string): Promise<InvitationRow> {
  const known = isProviderId(id) ? await lockInvitation(tx, id) : null;
  return known ?? refuse("invitation_not_found");
}
