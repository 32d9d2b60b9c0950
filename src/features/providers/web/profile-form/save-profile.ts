import { type ApiOutcome } from "../../../../client/call-api.ts";
import { call } from "../../../../client/call.ts";
import { updateUser } from "../../../../client/change-session.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import type { OwnProfile, ProfilePayload } from "../../../../contract/providers/own-shapes.ts";
import { saveProfile as saveCall } from "../../../../contract/providers/words.ts";
import { announceSave } from "./profile-draft.ts";

/** Saves a part of the own profile, and tells the rest of the site in this browser, other tabs included. */
export async function saveProfile(payload: ProfilePayload): Promise<ApiOutcome<{ message: string; data: OwnProfile }>> {
  const outcome = await call(saveCall, {
    body: payload,
    failed: dashboardMessages.profile_save_failed,
  });
  if (outcome.ok) {
    const { id, business_name, contact_person, phone, is_published, has_business_details, updated_at } =
      outcome.body.data;
    updateUser({ business_name, contact_person, phone, is_published, has_business_details });
    announceSave(id, updated_at);
  }
  return outcome;
}
