import { adminMessages } from "../../contract/admin-messages.ts";
import * as calls from "../../contract/badges/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { assignPioneers } from "./assign-pioneers.ts";
import { addBadge, editNotes, removeBadge } from "./change-badge.ts";
import { countHolders } from "./store.ts";

/** Rule [admin-4]. */
export function registerBadges(router: Router): void {
  router.bind(calls.addBadgeRoute, async (ctx, { params, body }) => ({
    message: adminMessages.badge_added,
    data: await addBadge(ctx, params.id, body),
  }));
  router.bind(calls.removeBadgeRoute, async (ctx, { params, body }) => ({
    message: adminMessages.badge_removed,
    data: await removeBadge(ctx, params.id, body),
  }));
  router.bind(calls.saveBadgeNotesRoute, async (ctx, { params, body }) => ({
    message: adminMessages.badge_noted,
    data: await editNotes(ctx, params.id, body),
  }));
  router.bind(calls.assignPioneersRoute, async (ctx) => {
    const updated = await assignPioneers(ctx);
    return { message: adminMessages.bulk_pioneer_done(updated), updated };
  });
  router.bind(calls.readBadgeStatsRoute, async (ctx) => ({ stats: await countHolders(ctx.db) }));
}
