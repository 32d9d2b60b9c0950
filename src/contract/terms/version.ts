/** The version of the terms for everybody: its date. A change of what the page says changes it. */
export const terms_version = "2026-11-29";

/** The version of the terms for businesses. */
export const provider_terms_version = "2026-11-29";
