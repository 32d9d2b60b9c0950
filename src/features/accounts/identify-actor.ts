import { visitor, type Actor } from "../../platform/actor.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { adminSessionEnd, hashToken, isAdminSessionOver, readBearerToken, sessionEnd } from "./rules.ts";
import { findSession, updateOpenerUse, updateSessionUse } from "./store-session.ts";

/** A session in use is noted at most this often: every request would write a row otherwise. */
const touch_ms = 5 * 60 * 1000;
/** A super admin's ends so soon that it is noted more often. */
const admin_touch_ms = 60 * 1000;

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * Who asks, from the Authorization header alone. A missing, malformed, unknown or expired token is a visitor: calls for
 * anyone answer as such, and the router refuses the others. A session's thirty days begin anew with its use [accounts-8], a
 * super admin's half hour [admin-29]; an impersonated one ends when it was said to, and has no powers of an admin whoever it acts as.
 */
export async function identifyActor(
  ctx: Pick<Context, "actor" | "config" | "db" | "clock" | "keyedHash">,
  authorization: string | null,
): Promise<Actor> {
  const { db, clock } = ctx;
  const token = readBearerToken(authorization);
  if (token === undefined) return visitor;
  const token_hash = hashToken(token);
  const now = clock();
  const session = await findSession(db, token_hash, now);
  if (!session || isOver(session, now)) {
    noteSecurityEvent(ctx, { event: "dead_token", outcome: "failed" });
    return visitor;
  }

  await touch(db, token_hash, session, now);
  const { account_id: id, kind, admin_id, is_super_admin, proven_at } = session;
  if (kind === "couple") {
    const { couple_id, role } = session;
    return { kind, id, couple_id: couple_id ?? id, role: role ?? "owner", admin_id, proven_at };
  }
  const isAdmin = is_super_admin && admin_id === null;
  const must_enrol = isAdmin && ctx.config.adminSecondFactor && !session.has_factor;
  return { kind, id, is_super_admin: isAdmin && !must_enrol, admin_id, proven_at, must_enrol };
}

/** What the row's own end does not say: an admin's session ends by other rules, and with it those that it opened. */
function isOver(session: Session, now: Date): boolean {
  const { admin_id, is_super_admin, opener_created_at } = session;
  if (admin_id === null) return is_super_admin && isAdminSessionOver(session, now);
  return opener_created_at !== null && adminSessionEnd(opener_created_at) <= now;
}

/** Notes the use of a session, now and then. Whoever acts as somebody uses the own session, which waits for the way back. */
async function touch(db: Database, token_hash: string, session: Session, now: Date): Promise<void> {
  const { admin_id, opened_by, opener_created_at, is_super_admin, last_used_at } = session;
  const usedBefore = new Date(now.getTime() - (is_super_admin || admin_id !== null ? admin_touch_ms : touch_ms));
  if (admin_id !== null) {
    if (opened_by === null || opener_created_at === null) return;
    const expires_at = sessionEnd({ created_at: opener_created_at, is_super_admin: true }, now);
    return updateOpenerUse(db, opened_by, { now, usedBefore, expires_at });
  }
  if (last_used_at >= usedBefore) return;
  await updateSessionUse(db, token_hash, { now, usedBefore, expires_at: sessionEnd(session, now) });
}
