import { settingDefaults, type Settings } from "../contract/settings/shapes.ts";

const required = {
  contact_email: "contact email",
  contact_phone: "contact phone",
  information_officer_name: "Information Officer",
} as const;

/** The legal settings of a public site that are empty, or made up, in words. */
export function listLegal(settings: Settings): string[] {
  const keys = Object.keys(required) as (keyof typeof required)[];
  return keys
    .filter((key) => settings[key].trim() === "" || settings[key] === settingDefaults[key])
    .map((key) => required[key]);
}
