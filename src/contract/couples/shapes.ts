import { z } from "zod";
import { pendingSignIn } from "../accounts/code-shape.ts";
import { accountMessages } from "../accounts/words.ts";
import { call } from "../call.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { calendarDate, email, filledIn, id, line, orAbsent, password } from "../primitives.ts";
import { weddingRoles } from "../weddings/roles.ts";
import { readMyCouple as ownWords } from "./own-words.ts";
import * as words from "./words.ts";

const text = z.string().nullable();

/** Rule [couples-3]. */
export const couple = z
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
    venue_place: text.meta({
      description: "The slug of the place that the venue's location names; null where it names none, or several.",
    }),
    venue_place_name: text.meta({ description: "That place's name." }),
    venue_province: text.meta({ description: "That place's province." }),
    guest_count: z.int().nullable(),
    provider: z.enum(["google", "local"]).meta({ description: "How the couple signed up." }),
    wedding_id: id.meta({
      description: "The wedding that the account works in: its own, which has the account's id, or one that it joined.",
    }),
    role: z
      .enum(weddingRoles)
      .meta({ description: "What the account may do in the wedding: its own, or one that it joined." }),
  })
  .meta({ id: "Couple" });
export type Couple = z.infer<typeof couple>;

const group = "Couples";

const name = line(limits.name_length_max);
const phone = line(limits.phone_length_max);

export const registerCouple = call({
  ...words.registerCouple,
  name: "registerCouple",
  summary: "Registers a couple and signs it in",
  group,
  body: z.object({
    email: filledIn(email),
    password: password.min(limits.couple_password_length_min, accountMessages.couple_password_too_short),
    confirmPassword: z
      .string(accountMessages.fill_all_fields)
      .min(1, accountMessages.fill_all_fields)
      .optional()
      .meta({ description: "The password again, where it was typed twice: it must match if it is sent." }),
    partner1_name: orAbsent(name),
    partner2_name: orAbsent(name),
    wedding_date: orAbsent(calendarDate),
    phone: orAbsent(phone),
    /** The honeypot: a hidden field. */
    extra_remarks: z.string("Leave this empty.").nullish(),
  }),
  status: 201,
  answer: z.object({ token: z.string(), couple }),
  refusals: ["email_taken", "too_many_requests"],
});

export const signInCouple = call({
  ...words.signInCouple,
  name: "signInCouple",
  summary: "Signs a couple in with email and password",
  group,
  body: z.object({ email: filledIn(email), password }),
  status: 200,
  answer: z.union([z.object({ token: z.string(), couple }), pendingSignIn]),
  refusals: ["invalid_credentials", "too_many_requests"],
});

export const readMyCouple = call({
  ...ownWords,
  name: "readMyCouple",
  summary: "The own record of the couple that asks",
  group,
  status: 200,
  answer: couple,
});

export const writeWeddingCalendar = call({
  ...words.writeWeddingCalendar,
  name: "writeWeddingCalendar",
  summary: "The own wedding as a file for calendars (RFC 5545)",
  group,
  status: 200,
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

export const saveCouple = call({
  ...words.saveCouple,
  name: "saveCouple",
  summary: "Saves what is sent of the couple's wedding; what is not sent stays",
  group,
  body: coupleProfile,
  status: 200,
  answer: z.object({ couple }),
});
