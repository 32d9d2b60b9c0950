import type { ChangedBadges } from "../../contract/badges.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { postLetter } from "../../platform/letters.ts";
import { readProviderUser } from "../providers/read-provider-user.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { changeBadge } from "./change-badge.ts";
import { grantBadge } from "./grant-badge.ts";

type Wish = { badge_type: BadgeType; notes: string | null };

/**
 * A super admin gives a provider a badge; one that it holds stays as it was granted. With `verified` it is verified from
 * then on, and a letter tells it so (decisions 3).
 */
export async function addBadge(ctx: Context, provider_id: string, wish: Wish): Promise<ChangedBadges> {
  const { id: granted_by } = requireProvider(ctx.actor);
  const { badge_type } = wish;
  return changeBadge(ctx, {
    provider_id,
    badge_type,
    action: "badge_added",
    change: async (tx, id) => {
      const isNew = await grantBadge(ctx, tx, { ...wish, provider_id: id, granted_by });
      if (isNew && badge_type === "verified") await tellVerified(ctx, tx, id);
      return isNew;
    },
  });
}

async function tellVerified(ctx: Context, tx: Database, id: string): Promise<void> {
  const { email } = await readProviderUser(tx, id);
  await postLetter(ctx, tx, {
    template: "verification_granted",
    data: { provider_id: id, by: "the_site" },
    recipient: email,
    subject_id: id,
  });
}
