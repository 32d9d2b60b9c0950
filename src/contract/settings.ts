import { z } from "zod";
import { call } from "./call.ts";

/** The eight site settings (spec 3) and what they are until an admin changes them (spec 2.3, decisions). */
export const settingDefaults = {
  hero_image_url: "",
  hero_title: "Wedding Service Providers",
  hero_subtitle: "Find trusted professionals for your perfect day",
  hero_overlay_color: "#000000",
  hero_overlay_opacity: "0.5",
  site_name: "Umshado",
  contact_email: "hello@umshado.example",
  contact_phone: "+27215550142",
} as const;

export type SettingKey = keyof typeof settingDefaults;
export type Settings = Record<SettingKey, string>;

export const settingKeys = Object.keys(settingDefaults) as SettingKey[];

const value = z.object({ value: z.string() });

export const readSettings = call({
  name: "readSettings",
  summary: "The site settings: a map of key to an object that holds the value",
  group: "Settings",
  method: "get",
  path: "/api/settings",
  who: "anyone",
  status: 200,
  answer: z
    .record(z.enum(Object.keys(settingDefaults) as [SettingKey, ...SettingKey[]]), value)
    .meta({ id: "Settings" }),
});
