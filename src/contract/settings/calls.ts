export const readSettingsCall = { method: "get", path: "/api/settings", who: "anyone", cached: ["settings"] } as const;

export const saveSettingsCall = { method: "put", path: "/api/settings", who: "super_admin", proof: true } as const;

export const uploadHeroCall = {
  method: "post",
  path: "/api/settings/hero-image",
  who: "super_admin",
  proof: true,
} as const;

export const legalStatuses = [
  "Private company",
  "Public company",
  "Non-profit company",
  "Close corporation",
  "Co-operative",
  "Trust",
  "Partnership",
  "Sole proprietor",
] as const;

export const file_length_max = 10_000;

export const legal_line_length_max = 500;
