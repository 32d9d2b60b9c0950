export const terms_version = "2026-12-01";

export const provider_terms_version = "2026-12-01";
