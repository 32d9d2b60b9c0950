import type { OpenedInvitation } from "../../contract/invitations/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { hashToken } from "../accounts/rules.ts";
import { presentOpened } from "./present.ts";
import { whyDead } from "./rules.ts";
import { findByToken } from "./store.ts";

/** What an invitation's link brings, for whoever holds it. Refuses a dead link with a sentence that says why [admin-16]. */
export async function openInvitation(
  { db, clock }: Pick<Context, "db" | "clock">,
  token: string,
): Promise<OpenedInvitation> {
  const found = await findByToken(db, hashToken(token));
  const sentence = whyDead(found, clock());
  if (found === null || sentence !== null) refuse("dead_link", { ...(sentence !== null && { sentence }) });
  return presentOpened(found);
}
