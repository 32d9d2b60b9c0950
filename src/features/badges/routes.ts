import { adminMessages } from "../../contract/admin-messages.ts";
import * as calls from "../../contract/badges.ts";
import type { Door } from "../../platform/http/door.ts";
import { addBadge } from "./add-badge.ts";
import { assignPioneers } from "./assign-pioneers.ts";
import { editNotes } from "./edit-notes.ts";
import { readBadgeStats } from "./read-badge-stats.ts";
import { removeBadge } from "./remove-badge.ts";

/** The calls by which the administration gives badges and takes them [admin-4]. */
export function registerBadges(door: Door): void {
  door.bind(calls.addBadge, async (ctx, { params, body }) => ({
    message: adminMessages.badge_added,
    data: await addBadge(ctx, params.id, body),
  }));
  door.bind(calls.removeBadge, async (ctx, { params, body }) => ({
    message: adminMessages.badge_removed,
    data: await removeBadge(ctx, params.id, body),
  }));
  door.bind(calls.noteBadge, async (ctx, { params, body }) => ({
    message: adminMessages.badge_noted,
    data: await editNotes(ctx, params.id, body),
  }));
  door.bind(calls.assignPioneers, async (ctx) => {
    const updated = await assignPioneers(ctx);
    return { message: adminMessages.bulk_pioneer_done(updated), updated };
  });
  door.bind(calls.readBadgeStats, async (ctx) => ({ stats: await readBadgeStats(ctx) }));
}
