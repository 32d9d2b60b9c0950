/** The date of the privacy page's text; update both together. */
export const privacy_version = "2026-12-01";
