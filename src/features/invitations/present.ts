import type { ListedPage } from "../../contract/imports/schema.ts";
import type { Invitation, OpenedInvitation } from "../../contract/invitations/schema.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { endOfPage } from "../imports/rules.ts";
import type { listPageRows } from "./pages/store-pages.ts";
import { invitationStatus } from "./rules.ts";
import type { InvitationRow } from "./store.ts";

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  const { id, used_at, revoked_at, expires_at, created_at } = row;
  return {
    id,
    ...presentOpened(row),
    has_imported_page: row.imported_page_id !== null,
    status: invitationStatus(row, now),
    used_at: used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    created_at: created_at.toISOString(),
  };
}

export function presentOpened({
  email,
  name,
  preset_badges,
  recommended_by_name,
}: InvitationRow): Omit<OpenedInvitation, "imported_page"> {
  return { email, name, preset_badges, recommended_by_name };
}

type PageRow = Awaited<ReturnType<typeof listPageRows>>[number];

/** For admins [moving-10]. */
export function presentPage(row: PageRow, byId: KnownCategories["byId"], now: Date): ListedPage {
  const { id, business_name, email, city, province, source, category_id, created_at, updated_at } = row;
  return {
    id,
    business_name,
    email,
    category_name: (category_id !== null && byId.get(category_id)?.name) || null,
    city,
    province: province ?? null,
    source,
    created_at: created_at.toISOString(),
    goes_at: endOfPage(updated_at).toISOString(),
    invitation: presentNewest(row, now),
  };
}

function presentNewest(
  { invitation_id: id, invited_at, used_at, revoked_at, expires_at }: PageRow,
  now: Date,
): ListedPage["invitation"] {
  if (id === null || invited_at === null || expires_at === null) return null;
  return {
    id,
    status: invitationStatus({ used_at, revoked_at, expires_at }, now),
    created_at: invited_at.toISOString(),
  };
}
