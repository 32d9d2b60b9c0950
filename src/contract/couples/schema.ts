import { z } from "zod";
import { accountMessages } from "../accounts/calls.ts";
import { pendingSignIn } from "../accounts/code-schema.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { calendarDate, email, filledIn, id, line, orAbsent, password } from "../primitives.ts";
import { routesOf } from "../route.ts";
import { weddingRoles } from "../weddings/calls.ts";
import * as calls from "./calls.ts";

const route = routesOf("Couples");
const text = z.string().nullable();

/** Rule [couples-3]. */
export const coupleSchema = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    partner1_name: text,
    partner2_name: text,
    wedding_date: text,
    phone: text,
    venue_name: text,
    venue_location: text,
    venue_place: text.describe("Slug of the place that the venue's location names; null if it names none or several."),
    venue_place_name: text.describe("Name of that place."),
    venue_province: text.describe("Province of that place."),
    guest_count: z.int().nullable(),
    provider: z.enum(["google", "local"]).describe("How the couple signed up."),
    wedding_id: id.describe("The wedding the account works in: its own, which has the account's id, or one it joined."),
    role: z.enum(weddingRoles).describe("The account's role in the wedding, its own or one it joined."),
  })
  .meta({ id: "Couple" });
export type Couple = z.infer<typeof coupleSchema>;

const name = line(limits.name_length_max);
const phone = line(limits.phone_length_max);

export const registerCoupleRoute = route(calls.registerCoupleCall, {
  name: "registerCouple",
  summary: "Register a couple and sign it in",
  body: z.object({
    email: filledIn(email),
    password: password.min(limits.couple_password_length_min, accountMessages.couple_password_too_short),
    confirmPassword: z
      .string(accountMessages.fill_all_fields)
      .min(1, accountMessages.fill_all_fields)
      .optional()
      .describe("The password, repeated; must match if sent."),
    partner1_name: orAbsent(name),
    partner2_name: orAbsent(name),
    wedding_date: orAbsent(calendarDate),
    phone: orAbsent(phone),
    /** The honeypot: a hidden field. */
    extra_remarks: z.string("Leave this empty.").nullish(),
  }),
  status: 201,
  answer: z.object({ token: z.string(), couple: coupleSchema }),
  refusals: ["email_taken", "too_many_requests"],
});

export const signInCoupleRoute = route(calls.signInCoupleCall, {
  name: "signInCouple",
  summary: "Sign a couple in with email and password",
  body: z.object({ email: filledIn(email), password }),
  answer: z.union([z.object({ token: z.string(), couple: coupleSchema }), pendingSignIn]),
  refusals: ["invalid_credentials", "too_many_requests"],
});

export const readMyCoupleRoute = route(calls.readMyCoupleCall, {
  name: "readMyCouple",
  summary: "Retrieve the signed-in couple",
  answer: coupleSchema,
});

export const writeWeddingCalendarRoute = route(calls.writeWeddingCalendarCall, {
  name: "writeWeddingCalendar",
  summary: "Export the couple's wedding as an iCalendar file (RFC 5545)",
  answer: z.object({ file_name: z.string(), ics: z.string() }),
  refusals: ["wedding_undated"],
});

const guestSentence = fieldMessages.guests_too_few;
const guests = z.coerce
  .number(guestSentence)
  .int(guestSentence)
  .min(1, guestSentence)
  .max(limits.enquiry_guests_max, guestSentence);

/** An absent field stays; an empty one is cleared. */
function clearable<T extends z.ZodType>(shape: T) {
  return z.preprocess((value) => (value === "" ? null : value), shape.nullable().optional());
}

/** Absent fields stay; empty ones are cleared [couples-5]. */
export const coupleProfile = z
  .object({
    partner1_name: clearable(name),
    partner2_name: clearable(name),
    wedding_date: clearable(calendarDate),
    venue_name: clearable(line(limits.name_length_max)),
    venue_location: clearable(line(limits.short_text_length_max)),
    guest_count: clearable(guests),
    phone: clearable(phone),
  })
  .meta({ id: "CoupleProfile" });
export type CoupleProfile = z.infer<typeof coupleProfile>;

export const saveCoupleRoute = route(calls.saveCoupleCall, {
  name: "saveCouple",
  summary: "Update the couple's wedding; omitted fields stay unchanged",
  body: coupleProfile,
  answer: z.object({ couple: coupleSchema }),
});
