export const terms_version = "2026-11-29";

export const provider_terms_version = "2026-11-29";
