import { addDays } from "../src/contract/south-african-time.ts";
import type { Calendar } from "./calendar.ts";
import { chance, type Chance } from "./chance.ts";
import type { DemoCalendar, DemoProvider } from "./directory.ts";

type Entry = DemoCalendar["entries"][number];

const couples = [
  "Lerato & Johan",
  "Naledi & Sipho",
  "Carla & Ruan",
  "Zanele & Thabo",
  "Aisha & Imraan",
  "Megan & Luke",
];
const season_days = 400;

/** The provider of the printed login has the fullest calendar; some are outdated. */
export function makeCalendars(
  providers: readonly DemoProvider[],
  calendar: Calendar,
  { newId, first }: { newId: () => string; first: string },
): DemoCalendar[] {
  return providers
    .filter(({ row }) => row.is_published)
    .flatMap((provider) => {
      const dice = chance(`calendar of ${provider.row.id}`);
      const isFirst = provider.email === first;
      return isFirst || dice.yes(2 / 3) ? [makeCalendar(provider, calendar, { dice, newId, isFirst })] : [];
    });
}

export function bookDay(
  calendars: readonly DemoCalendar[],
  { provider_id, day }: { provider_id: string; day: string },
  { calendar, newId }: { calendar: Calendar; newId: () => string },
): DemoCalendar[] {
  const saved = calendars.find(({ row }) => row.provider_id === provider_id);
  const row = { ...saved?.row, provider_id, capacity: 1, kept_at: calendar.daysAgo(2, 9) };
  const others = (saved?.entries ?? []).filter(({ first_day, last_day }) => last_day < day || day < first_day);
  const taken = { row, entries: [...others, entryOf("booking", day, day, newId)] };
  return [...calendars.filter((each) => each !== saved), taken];
}

type SeedContext = { dice: Chance; newId: () => string; isFirst: boolean };

function makeCalendar({ row: { id } }: DemoProvider, calendar: Calendar, shared: SeedContext): DemoCalendar {
  const { dice, isFirst } = shared;
  const acceptsMany = !isFirst && dice.yes(0.15);
  return {
    row: {
      provider_id: id,
      capacity: acceptsMany ? dice.whole(2, 4) : 1,
      weekdays_taken: dice.yes(0.3) ? [7] : [],
      ...(dice.yes(0.25) ? { season_starts: [1222], season_ends: [105] } : { season_starts: [], season_ends: [] }),
      notice_days: dice.pick([0, 0, 7, 14, 30]),
      kept_at: calendar.daysAgo(isFirst ? 1 : dice.yes(1 / 8) ? dice.whole(62, 90) : dice.whole(1, 40), 9),
    },
    entries: [...weddings(calendar, shared), ...restOf(calendar, shared)],
  };
}

function weddings(calendar: Calendar, { dice, newId, isFirst }: SeedContext): Entry[] {
  const saturdays = Array.from({ length: season_days }, (_, day) => calendar.dateIn(day + 1)).filter((day) =>
    [5, 6].includes(new Date(day).getUTCDay()),
  );
  const booked = dice.some(saturdays, isFirst ? 14 : dice.whole(2, 10));
  return booked.map((day) => ({
    ...entryOf("booking", day, day, newId),
    note: isFirst ? `${dice.pick(couples)}, deposit paid` : "",
  }));
}

function restOf(calendar: Calendar, { dice, newId, isFirst }: SeedContext): Entry[] {
  const from = dice.whole(20, 200);
  const monday =
    [0, 1, 2, 3, 4, 5, 6].map((day) => calendar.dateIn(from + day)).find((day) => new Date(day).getUTCDay() === 1) ??
    "";
  const thursday = addDays(monday, 3);
  const holiday = { ...entryOf("block", monday, thursday, newId), note: isFirst ? "Family in Wilderness" : "" };
  if (!isFirst) return [holiday];
  const wednesday = addDays(monday, 9);
  const hold = { ...entryOf("hold", wednesday, wednesday, newId), note: "Nandi asked, decides after tasting" };
  return [holiday, { ...hold, lapses_at: calendar.daysAgo(-9, 9) }];
}

function entryOf(kind: Entry["kind"], first_day: string, last_day: string, newId: () => string): Entry {
  return { id: newId(), kind, first_day, last_day, note: "" };
}
