import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { calendarDate, id, line, orAbsent } from "../primitives.ts";
import { weekdays } from "../providers/words.ts";
import * as words from "./words.ts";

const { calendarMessages } = words;
const group = "Calendar";

export const availability = z.enum(words.availabilities);
export type Availability = z.infer<typeof availability>;

export const entryKind = z.enum(words.entryKinds, calendarMessages.kind_unknown);
export type EntryKind = z.infer<typeof entryKind>;

const instant = z.string().meta({ description: "ISO 8601, UTC." });
const count = z.int().min(0);

const keptAt = instant.nullable().meta({ description: "When the calendar was last kept; null where it never was." });

const daysQuery = z.object({
  from: orAbsent(calendarDate).meta({ description: "Today in South Africa unless said." }),
  to: orAbsent(calendarDate).meta({
    description: `At most ${limits.availability_days_max} days from the first, which it is unless said.`,
  }),
});
export type DaysQuery = z.infer<typeof daysQuery>;

export const readAvailability = call({
  ...words.readAvailability,
  name: "readAvailability",
  summary: "Whether a provider is free, day by day",
  group: "Providers",
  params: z.object({ id: z.string() }),
  query: daysQuery,
  status: 200,
  answer: z.object({ days: z.array(z.object({ date: calendarDate, availability })), kept_at: keptAt }),
  refusals: ["provider_not_found", "provider_gone"],
});

/** `MM-DD`, without 29 February. */
const yearDay = z
  .string(calendarMessages.season_unreadable)
  .refine((day) => z.iso.date().safeParse(`2024-${day}`).success, calendarMessages.season_unreadable);

const whole = (min: number, max: number, sentence: string) => z.int(sentence).min(min, sentence).max(max, sentence);

/** Rule [calendars-3]. */
export const calendarRules = z
  .object({
    capacity: whole(1, limits.calendar_capacity_max, calendarMessages.capacity_out_of_range).meta({
      description: "Weddings a day.",
    }),
    weekdays_taken: z.array(z.enum(weekdays)).max(7),
    seasons: z
      .array(z.object({ from: yearDay, to: yearDay }))
      .max(limits.calendar_seasons_max, calendarMessages.seasons_too_many)
      .meta({ description: "Closed every year from one day to another, `MM-DD`; one may span the new year." }),
    notice_days: whole(0, limits.calendar_notice_days_max, calendarMessages.notice_out_of_range),
    hold_days: whole(1, limits.calendar_hold_days_max, calendarMessages.hold_out_of_range).meta({
      description: "A hold lapses after so many days.",
    }),
  })
  .meta({ id: "CalendarRules" });
export type CalendarRules = z.infer<typeof calendarRules>;

const rulesAnswer = calendarRules.extend({ kept_at: keptAt });

export const readCalendarRules = call({
  ...words.readCalendarRules,
  name: "readCalendarRules",
  summary: "What holds for all days of the own calendar",
  group,
  status: 200,
  answer: rulesAnswer,
});

export const saveCalendarRules = call({
  ...words.saveCalendarRules,
  name: "saveCalendarRules",
  summary: "Saves what holds for all days",
  group,
  body: calendarRules,
  status: 200,
  answer: rulesAnswer,
});

export const keepCalendar = call({
  ...words.keepCalendar,
  name: "keepCalendar",
  summary: "Says that the own calendar is right as it stands",
  group,
  status: 200,
  answer: z.object({ kept_at: instant }),
});

/** The note is private [calendars-2]. */
export const calendarEntry = z
  .object({
    id,
    kind: entryKind,
    from: calendarDate,
    to: calendarDate.meta({ description: "The last day, which is one of them." }),
    note: z.string(),
    lapses_at: instant.nullable().meta({ description: "Of a hold: when it lapses by itself." }),
    has_lapsed: z.boolean(),
  })
  .meta({ id: "CalendarEntry" });
export type CalendarEntry = z.infer<typeof calendarEntry>;

export const entryFields = z.object({
  kind: entryKind,
  from: calendarDate,
  to: orAbsent(calendarDate).meta({ description: "The first day unless said." }),
  note: line(limits.calendar_note_length_max).optional(),
  hold_days: orAbsent(whole(1, limits.calendar_hold_days_max, calendarMessages.hold_out_of_range)).meta({
    description: "For how many days from the saving a hold stays; as the rules say unless said.",
  }),
});
export type EntryFields = z.infer<typeof entryFields>;

export const myDay = z
  .object({
    date: calendarDate,
    availability: availability.meta({ description: "As couples see it while the calendar is kept." }),
    booked: count,
    held: count,
    is_blocked: z.boolean(),
    imported: count.meta({ description: "Events of calendars subscribed to." }),
    is_closed: z.boolean().meta({ description: "By the rules: its weekday, its season or the shortest notice." }),
  })
  .meta({ id: "MyDay" });
export type MyDay = z.infer<typeof myDay>;

export const listCalendarEntries = call({
  ...words.listCalendarEntries,
  name: "listCalendarEntries",
  summary: "The own calendar of some days: each day, and the entries that touch them",
  group,
  query: daysQuery,
  status: 200,
  answer: z.object({ days: z.array(myDay), entries: z.array(calendarEntry), kept_at: keptAt }),
});

export const addCalendarEntry = call({
  ...words.addCalendarEntry,
  name: "addCalendarEntry",
  summary: "Blocks days, holds them for a while, or books a wedding",
  group,
  body: entryFields,
  status: 201,
  answer: z.object({ entry: calendarEntry }),
  refusals: ["day_taken", "calendar_full"],
});

export const changeCalendarEntry = call({
  ...words.changeCalendarEntry,
  name: "changeCalendarEntry",
  summary: "Changes an entry; a hold begins anew",
  group,
  params: z.object({ id: z.string() }),
  body: entryFields,
  status: 200,
  answer: z.object({ entry: calendarEntry }),
  refusals: ["entry_not_found", "day_taken"],
});

export const removeCalendarEntry = call({
  ...words.removeCalendarEntry,
  name: "removeCalendarEntry",
  summary: "Takes an entry away, which frees its days",
  group,
  params: z.object({ id: z.string() }),
  status: 204,
  answer: z.null(),
  refusals: ["entry_not_found"],
});
