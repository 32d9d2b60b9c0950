import { visitor, type Actor } from "../../platform/actor.ts";
import type { Context } from "../../platform/context.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { hashToken, readBearerToken, sessionEnd } from "./rules.ts";
import { findSession, updateSessionUse } from "./store.ts";

/** A session in use is noted at most this often: every request would write a row otherwise. */
const touch_ms = 5 * 60 * 1000;

/**
 * Who asks, from the Authorization header alone. A missing, malformed, unknown or expired token is a visitor: calls for
 * anyone answer as such, and the router refuses the others. A session's thirty days begin anew with its use [accounts-8];
 * an impersonated one ends when it was said to, and has no powers of an admin whoever it acts as.
 */
export async function identifyActor(
  ctx: Pick<Context, "actor" | "db" | "clock" | "keyedHash">,
  authorization: string | null,
): Promise<Actor> {
  const { db, clock } = ctx;
  const token = readBearerToken(authorization);
  if (token === undefined) return visitor;
  const token_hash = hashToken(token);
  const now = clock();
  const session = await findSession(db, token_hash, now);
  if (!session) {
    noteSecurityEvent(ctx, { event: "dead_token", outcome: "failed" });
    return visitor;
  }

  const { account_id: id, kind, admin_id, is_super_admin, last_used_at } = session;
  const usedBefore = new Date(now.getTime() - touch_ms);
  if (admin_id === null && last_used_at < usedBefore) {
    const expires_at = sessionEnd(now);
    await updateSessionUse(db, token_hash, { now, usedBefore, expires_at });
  }
  if (kind === "couple") return { kind, id, admin_id };
  return { kind, id, is_super_admin: is_super_admin && admin_id === null, admin_id };
}
