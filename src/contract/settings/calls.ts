import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readSettingsCall: Call<"readSettings"> = { at: "get /api/settings", who: "anyone", cached: ["settings"] };
export const saveSettingsCall: Call<"saveSettings"> = { at: "put /api/settings", who: "super_admin", proof: true };
export const uploadHeroCall: Call<"uploadHero"> = {
  at: "post /api/settings/hero-image",
  who: "super_admin",
  proof: true,
};

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
