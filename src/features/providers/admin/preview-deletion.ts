import type { DeletionPreview } from "../../../contract/providers/admin-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { isProviderId } from "../rules.ts";
import { findDeletion } from "./store-deletion.ts";

/** What a deletion removes and what stays [admin-8]. Refuses what can't be deleted. */
export async function previewDeletion({ db, clock }: Context, id: string): Promise<DeletionPreview> {
  if (!isProviderId(id)) refuse("provider_not_found");
  const { is_super_admin, ...preview } = (await findDeletion(db, id, clock())) ?? refuse("provider_not_found");
  if (is_super_admin) refuse("super_admin_stays");
  return preview;
}
