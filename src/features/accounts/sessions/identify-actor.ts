import { visitor, type Actor } from "../../../platform/actor.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { adminSessionEnd, hashToken, isAdminSessionOver, readBearerToken, sessionEnd } from "../rules.ts";
import { findSession, updateSessionUse } from "./store-session.ts";

/** Limits writes: at most one per session in this time. */
const touch_ms = 5 * 60 * 1000;
const admin_touch_ms = 60 * 1000;

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * A bad token means a visitor. Use renews thirty days [accounts-8], a super admin's half hour [admin-29]; impersonation
 * ends at a fixed time.
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
    tallySecurityEvent(ctx, { event: "dead_token", outcome: "failed" });
    return visitor;
  }

  await touch(db, token_hash, session, now);
  const { account_id: id, kind, admin_id, is_super_admin, proven_at } = session;
  if (kind === "couple") {
    const { couple_id, role } = session;
    return { kind, id, couple_id: couple_id ?? id, role: role ?? "owner", admin_id, proven_at };
  }
  const isAdmin = is_super_admin && admin_id === null;
  const needs_second_factor = isAdmin && ctx.config.adminSecondFactor && !session.has_factor;
  return { kind, id, is_super_admin: isAdmin && !needs_second_factor, admin_id, proven_at, needs_second_factor };
}

/** An admin's session has other limits and ends the impersonations it opened. */
function isOver(session: Session, now: Date): boolean {
  const { admin_id, is_super_admin, opener_created_at } = session;
  if (admin_id === null) return is_super_admin && isAdminSessionOver(session, now);
  return opener_created_at !== null && adminSessionEnd(opener_created_at) <= now;
}

/** An impersonation renews the admin's own session, which is needed to return. */
async function touch(db: Database, token_hash: string, session: Session, now: Date): Promise<void> {
  const { admin_id, opened_by, opener_created_at, is_super_admin, last_used_at } = session;
  const usedBefore = new Date(now.getTime() - (is_super_admin || admin_id !== null ? admin_touch_ms : touch_ms));
  if (admin_id !== null) {
    if (opened_by === null || opener_created_at === null) return;
    const expires_at = sessionEnd({ created_at: opener_created_at, is_super_admin: true }, now);
    return updateSessionUse(db, { id: opened_by }, { now, usedBefore, expires_at });
  }
  if (last_used_at >= usedBefore) return;
  await updateSessionUse(db, { token_hash }, { now, usedBefore, expires_at: sessionEnd(session, now) });
}
