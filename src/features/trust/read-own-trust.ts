import type { OwnTrust } from "../../contract/trust/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireAccount } from "../accounts/rules.ts";
import { presentOwnTrust } from "./present.ts";
import { complete_gallery_images_min } from "./rules.ts";
import { listFactsOf } from "./store.ts";

export async function readOwnTrust(ctx: Context): Promise<OwnTrust> {
  const now = ctx.clock();
  const [row] = await listFactsOf(ctx.db, [requireAccount(ctx.actor).id], {
    galleryMin: complete_gallery_images_min,
    now,
  });
  return row ? presentOwnTrust(row) : refuse("provider_not_found");
}
