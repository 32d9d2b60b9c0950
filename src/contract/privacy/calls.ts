import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

const who = "super_admin";

export const findPersonCall: Call<"findPerson"> = { at: "post /api/admin/privacy/search", who };
export const exportPersonCall: Call<"exportPerson"> = { at: "post /api/admin/privacy/export", who, proof: true };
export const correctEnquiryCall: Call<"correctEnquiry"> = {
  at: "put /api/admin/privacy/enquiries/{id}",
  who,
  proof: true,
};
export const correctInvitationCall: Call<"correctInvitation"> = {
  at: "put /api/admin/privacy/invitations/{id}",
  who,
  proof: true,
};
export const erasePersonCall: Call<"erasePerson"> = { at: "post /api/admin/privacy/erase", who, proof: true };
export const setPersonSuppressionCall: Call<"setPersonSuppression"> = {
  at: "put /api/admin/privacy/suppression",
  who,
  proof: true,
};
export const deleteCoupleCall: Call<"deleteCouple"> = { at: "delete /api/admin/couples/{id}", who, proof: true };

/** Rule [admin-35]. */
export const privacyMessages = {
  search_failed: "Failed to look for this person",
  export_failed: "Failed to make the file",
  correction_failed: "Failed to save the correction",
  corrected: "Corrected.",
  erasure_failed: "Failed to erase",
  erased: "Erased. What we keep is anonymous.",
  suppression_failed: "Failed to save",
  couple_deletion_failed: "Failed to delete couple",
  couple_deleted: (name: string) => `${name} has been deleted.`,
  code_prompt: (code: string) => `This can’t be undone. Type ${code} to confirm.`,
} as const;
