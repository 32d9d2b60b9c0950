const who = "super_admin";

export const findPerson = { method: "post", path: "/api/admin/privacy/search", who } as const;

export const exportPerson = { method: "post", path: "/api/admin/privacy/export", who, proof: true } as const;

export const correctEnquiry = { method: "put", path: "/api/admin/privacy/enquiries/{id}", who, proof: true } as const;

export const correctInvitation = {
  method: "put",
  path: "/api/admin/privacy/invitations/{id}",
  who,
  proof: true,
} as const;

export const erasePerson = { method: "post", path: "/api/admin/privacy/erase", who, proof: true } as const;

export const setPersonSuppression = {
  method: "put",
  path: "/api/admin/privacy/suppression",
  who,
  proof: true,
} as const;

export const deleteCouple = { method: "delete", path: "/api/admin/couples/{id}", who, proof: true } as const;

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
