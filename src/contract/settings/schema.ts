import { z } from "zod";
import { pictureRefusals } from "../errors.ts";
import { formatNumber } from "../format.ts";
import * as limits from "../limits.ts";
import { plainParagraphs } from "../plain-text.ts";
import { email, line } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { file_length_max, legal_line_length_max } from "./calls.ts";
import { llmsError, robotsError } from "./written-files.ts";

const route = routesOf("Settings");

/** The settings and their defaults [admin-22]. */
export const settingDefaults = {
  hero_image_url: "",
  hero_title: "Wedding Service Providers",
  hero_subtitle: "Find trusted professionals for your perfect day",
  hero_overlay_color: "#000000",
  hero_overlay_opacity: "0.5",
  site_name: "Umshado",
  contact_email: "",
  contact_phone: "",
  information_officer_name: "",
  information_officer_email: "",
  information_officer_contact: "",
  legal_name: "",
  legal_status: "",
  registration_number: "",
  street_address: "",
  office_bearers: "",
  service_address: "",
  regulatory_bodies: "",
  robots_txt: "",
  llms_txt: "",
} as const;

export type SettingKey = keyof typeof settingDefaults;
export type Settings = Record<SettingKey, string>;

export const settingKeys = Object.keys(settingDefaults) as SettingKey[];

const value = z.object({ value: z.string() });

const settingsAnswer = z
  .record(z.enum(Object.keys(settingDefaults) as [SettingKey, ...SettingKey[]]), value)
  .meta({ id: "Settings" });

export const readSettingsRoute = route(calls.readSettingsCall, {
  name: "readSettings",
  summary: "Retrieve the site settings, a map of keys to objects that hold the values",
  answer: settingsAnswer,
});

const opacity_sentence = `Choose a transparency from 0 to 1, in steps of ${limits.hero_opacity_step}.`;

/** 0 to 1 in steps of 0.05 [admin-22], as number or text; saved as the shortest text. */
const opacity = z
  .union([z.number(), z.string().regex(/^\d(?:\.\d{1,4})?$/, opacity_sentence)], opacity_sentence)
  .transform(Number)
  .refine((share) => {
    const steps = share / limits.hero_opacity_step;
    return share >= 0 && share <= 1 && Math.abs(steps - Math.round(steps)) < 1e-6;
  }, opacity_sentence)
  .transform((share) => String(Math.round(share * 100) / 100));

const emailOrNone = z.union([z.literal(""), email], "Enter a whole email address, or none.");

const required = (length_max: number, sentence: string) => line(length_max).pipe(z.string().min(1, sentence));

/** Empty means the standard file; `fault` returns the syntax error. */
const written = (fault: (text: string) => string | null) =>
  z
    .string("Send the file as a text.")
    .transform(plainParagraphs)
    .superRefine((text, ctx) => {
      const tooLong = text.length > file_length_max ? `Keep it to ${formatNumber(file_length_max)} characters.` : null;
      const sentence = text === "" ? null : (tooLong ?? fault(text));
      if (sentence !== null) ctx.addIssue({ code: "custom", message: sentence });
    });

/** The use case also checks the picture and the telephone number. */
const settingValues = {
  hero_image_url: z.string("Upload the picture.").max(200, "Upload the picture."),
  hero_title: required(limits.hero_title_length_max, "Enter a title."),
  hero_subtitle: line(limits.hero_subtitle_length_max),
  hero_overlay_color: z
    .string("Enter a colour like #1a2b3c.")
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, "Enter a colour like #1a2b3c."),
  hero_overlay_opacity: opacity,
  site_name: required(limits.site_name_length_max, "Enter the name of the site."),
  contact_email: emailOrNone,
  contact_phone: line(limits.phone_length_max),
  information_officer_name: line(limits.name_length_max),
  information_officer_email: emailOrNone,
  information_officer_contact: line(limits.address_length_max),
  legal_name: line(limits.name_length_max),
  legal_status: z.enum(["", ...calls.legalStatuses], "Choose one of the forms in the list, or none."),
  registration_number: line(limits.name_length_max),
  street_address: line(limits.address_length_max),
  office_bearers: line(legal_line_length_max),
  service_address: line(limits.address_length_max),
  regulatory_bodies: line(legal_line_length_max),
  robots_txt: written(robotsError),
  llms_txt: written(llmsError),
} as const satisfies Record<SettingKey, z.ZodType>;

/** Omitted settings stay, unknown ones are dropped [admin-22]. */
export const settingsPayload = z.object(settingValues).partial();

export const saveSettingsRoute = route(calls.saveSettingsCall, {
  name: "saveSettings",
  summary: "Update the site settings; every page shows them within seconds",
  body: z.object({
    settings: z
      .record(z.string(), z.unknown(), "Send the settings as a map of key to value.")
      .describe(
        `Settings to change, among ${settingKeys.join(", ")}; the picture's URL comes from its upload, and an empty one restores the standard picture.`,
      ),
  }),
  answer: settingsAnswer,
});

export const uploadHeroRoute = route(calls.uploadHeroCall, {
  name: "uploadHero",
  summary: "Upload a front-page picture, which goes live when its URL is saved in the settings",
  files: { field: "hero", count_max: 1, bytes_max: limits.image_bytes_max },
  answer: z.object({
    imageUrl: z.string(),
    width: z.int().min(1).describe("Width of the picture as sent, in pixels."),
    height: z.int().min(1),
  }),
  refusals: ["not_a_picture", ...pictureRefusals],
});
