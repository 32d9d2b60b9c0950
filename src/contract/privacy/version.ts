/** The version of the privacy page's text: its date. A change of what the page says changes it. */
export const privacy_version = "2026-11-29";
