import { readFileSync } from "node:fs";
import { join } from "node:path";
import { day_ms } from "../src/contract/durations.ts";
import { formatDate } from "../src/contract/format.ts";
import { addDays, daysBetween } from "../src/contract/south-african-time.ts";
import { calendarOf } from "./calendar.ts";
import { makeCalendars, bookDay } from "./calendars.ts";
import type { DemoCalendar, DemoDirectory, StoredDirectory } from "./directory.ts";
import { ids } from "./ids.ts";

/** A database with this super admin is a demo. */
export const demoMarkerId = "01943a2f-0000-7000-8000-00000000da7a";

export const demoLogins = [
  { what: "Super admin", page: "/login", email: "nomsa@umshado.example", password: "umshado-demo" },
  { what: "Provider", page: "/login", email: "elmarie@wildevy.example", password: "umshado-demo" },
  { what: "Couple", page: "/couple-login", email: "thandeka.zulu@post.example", password: "umshado-demo" },
  { what: "Partner", page: "/couple-login", email: "pieter.zulu@post.example", password: "umshado-demo" },
] as const;

/** Written by `npm run demo -w lab`. Relative to the project's root, where commands run. */
export const demo_folder = join("seed", "demo");

export const stored_day = "2026-11-29";

/** The same data for the same `today` (`YYYY-MM-DD`); ids don't depend on the day. */
export function demoDirectory(today: string): DemoDirectory {
  const stored = readStored(today);
  return { ...stored, calendars: openCalendars(stored, today) };
}

function readStored(today: string): StoredDirectory {
  const days = daysBetween(stored_day, today);
  const read = (kind: string): unknown =>
    JSON.parse(readFileSync(join(demo_folder, `${kind}.json`), "utf8"), (_key, value: unknown) =>
      typeof value === "string" ? moveText(value, days) : value,
    );
  return Object.fromEntries(kinds.map((kind) => [kind, read(kind)])) as unknown as StoredDirectory;
}

/** Moves a moment, a day, or each `{day 2026-11-29}` in a text. */
function moveText(text: string, days: number): string | Date {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return new Date(Date.parse(text) + days * day_ms);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return addDays(text, days);
  return text.replaceAll(/\{day (\d{4}-\d\d-\d\d)\}/g, (_all, day: string) => formatDate(addDays(day, days)));
}

/** Depend on weekdays. Agreed quotes are on free days. */
function openCalendars({ providers, couples, watches, quotes }: StoredDirectory, today: string): DemoCalendar[] {
  const calendar = calendarOf(today);
  const newId = ids("demo calendars");
  const taken = quotes.flatMap(({ entry }) => entry ?? []);
  const saved = makeCalendars(providers, calendar, { newId, first: demoLogins[1].email });
  const free = saved.map(({ row, entries }) => ({
    row,
    entries: entries.filter((entry) => {
      const isTaken = ({ provider_id, first_day }: (typeof taken)[number]) =>
        provider_id === row.provider_id && entry.first_day <= first_day && first_day <= entry.last_day;
      return !taken.some(isTaken);
    }),
  }));
  const favourites = new Map(
    couples.flatMap((each) => each.favourites.map(({ id, provider_id }) => [id, provider_id])),
  );
  return watches.reduce<DemoCalendar[]>(
    (calendars, { favourite_id, day }) =>
      bookDay(calendars, { provider_id: favourites.get(favourite_id) ?? "", day }, { calendar, newId }),
    free,
  );
}

const kinds = [
  "providers",
  "couples",
  "members",
  "votes",
  "watches",
  "endorsements",
  "verifications",
  "enquiries",
  "suppressed",
  "held",
  "talks",
  "quotes",
  "budgets",
  "templates",
  "plans",
  "replies",
  "invitations",
  "imported",
  "requests",
  "acts",
  "pictures",
] as const satisfies readonly (keyof StoredDirectory)[];
