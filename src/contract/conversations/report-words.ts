export const reportOther = { method: "post", path: "/api/conversations/{id}/report", who: "signed_in" } as const;

export const reportLinked = { method: "post", path: "/api/conversations/link/report", who: "anyone" } as const;

export const listReports = { method: "get", path: "/api/admin/reports", who: "super_admin" } as const;

export const openReport = {
  method: "post",
  path: "/api/admin/reports/{id}/opening",
  who: "super_admin",
  proof: true,
} as const;

export const saveReportNote = { method: "put", path: "/api/admin/reports/{id}/note", who: "super_admin" } as const;

export const closeReport = {
  method: "post",
  path: "/api/admin/reports/{id}/closing",
  who: "super_admin",
  proof: true,
} as const;

/** Rule [conversations-27]. */
export const reportReasons = ["fraud", "abusive", "spam", "other"] as const;

/** Rule [admin-40]. */
export const reportOutcomes = ["nothing_found", "warned", "suspended"] as const;

export const reportMessages = {
  reported: "Thank you for telling us. We’ll review this conversation and email you our decision.",
  words_missing: "Tell us in a sentence what happened.",
  failed: "We could not send your report. Please check your connection and try again.",
  list_failed: "Failed to load the reports",
  open_failed: "Failed to open the case",
  note_failed: "Failed to save the note",
  noted: "Note saved.",
  close_failed: "Failed to close the case",
  closed: "Case closed. The person who reported it gets an email.",
  only_businesses: "Only a business can be suspended.",
} as const;
