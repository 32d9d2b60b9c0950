import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

const who = "super_admin";

export const findPersonCall: Call<"findPerson"> = { method: "post", path: "/api/admin/privacy/search", who };
export const exportPersonCall: Call<"exportPerson"> = {
  method: "post",
  path: "/api/admin/privacy/export",
  who,
  proof: true,
};
export const correctEnquiryCall: Call<"correctEnquiry"> = {
  method: "put",
  path: "/api/admin/privacy/enquiries/{id}",
  who,
  proof: true,
};
export const correctInvitationCall: Call<"correctInvitation"> = {
  method: "put",
  path: "/api/admin/privacy/invitations/{id}",
  who,
  proof: true,
};
export const erasePersonCall: Call<"erasePerson"> = {
  method: "post",
  path: "/api/admin/privacy/erase",
  who,
  proof: true,
};
export const setPersonSuppressionCall: Call<"setPersonSuppression"> = {
  method: "put",
  path: "/api/admin/privacy/suppression",
  who,
  proof: true,
};
export const deleteCoupleCall: Call<"deleteCouple"> = {
  method: "delete",
  path: "/api/admin/couples/{id}",
  who,
  proof: true,
};

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
