import { settingKeys, type SettingKey, type Settings } from "../../contract/settings/schema.ts";
import { mediaAddress } from "../../platform/storage/media-address.ts";

/** The API's form, one object per value [admin-22]. */
export function presentSettings(settings: Settings): Record<SettingKey, { value: string }> {
  const entries = settingKeys.map((key) => [key, { value: valueOf(settings, key) }] as const);
  return Object.fromEntries(entries) as Record<SettingKey, { value: string }>;
}

function valueOf(settings: Settings, key: SettingKey): string {
  return key === "hero_image_url" ? mediaAddress(settings[key]) : settings[key];
}
