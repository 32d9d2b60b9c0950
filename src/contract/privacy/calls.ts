const who = "super_admin";

export const findPersonCall = { method: "post", path: "/api/admin/privacy/search", who } as const;

export const exportPersonCall = { method: "post", path: "/api/admin/privacy/export", who, proof: true } as const;

export const correctEnquiryCall = {
  method: "put",
  path: "/api/admin/privacy/enquiries/{id}",
  who,
  proof: true,
} as const;

export const correctInvitationCall = {
  method: "put",
  path: "/api/admin/privacy/invitations/{id}",
  who,
  proof: true,
} as const;

export const erasePersonCall = { method: "post", path: "/api/admin/privacy/erase", who, proof: true } as const;

export const setPersonSuppressionCall = {
  method: "put",
  path: "/api/admin/privacy/suppression",
  who,
  proof: true,
} as const;

export const deleteCoupleCall = { method: "delete", path: "/api/admin/couples/{id}", who, proof: true } as const;

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
