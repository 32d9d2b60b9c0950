import type { Flex } from "../../../contract/choices.ts";
import { formatDate } from "../../../contract/format.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import { describeUnusableDate } from "../../calendars/require-date.ts";
import { isoWeekdayOf } from "../../calendars/rules.ts";
import { dropOverlaps, type Span } from "./read-amounts.ts";

/** `note` says why a named day is no filter. */
export type ParsedDate = { date?: string; flex?: Flex; note?: string };

type Named = ParsedDate & { weekday?: number };

const months = [
  "jan(?:uary|uarie)?",
  "feb(?:ruary|ruarie)?",
  "mar(?:ch)?|mrt|maart",
  "apr(?:il)?",
  "may|mei",
  "jun(?:e|ie)?",
  "jul(?:y|ie)?",
  "aug(?:ust|ustus)?",
  "sept?(?:ember)?",
  "o[ck]t(?:ober)?",
  "nov(?:ember)?",
  "de[cs](?:ember)?",
];
const month = `(${months.join("|")})`;
/** Month names that aren't also other words. */
const certain =
  /^(?:january|januarie|february|februarie|maart|september|oktober|october|november|december|desember|mei)$/iu;
const days = String.raw`mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|maandag|dinsdag|woensdag|donderdag|vrydag|saterdag|sondag`;
const weekdays = [/^mo|^maa/iu, /^tu|^din/iu, /^we|^woe/iu, /^th|^don/iu, /^fr|^vry/iu, /^sa/iu, /^su|^son/iu];
const dayNames = String.raw`mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|maanda(?:g|e)|dinsda(?:g|e)|woensda(?:g|e)|donderda(?:g|e)|vryda(?:g|e)|saterda(?:g|e)|sonda(?:g|e)`;
const year = String.raw`(?:,?\s(?:van\s)?('?\d{2}|20\d{2})(?![\d]))`;
const before = String.raw`(?<![\p{L}\d])(?:(?:available|free|open|beskikbaar|vry)\s)?(?:(?:on|op|in|for|vir|by|during|around|from|vanaf|gedurende|of|date|datum|the|die)\s)*`;
const weekend = String.raw`((?:long\s)?weekend|naweek)`;
const after = String.raw`(?![\p{L}\d])`;

const pattern = (source: string) => new RegExp(before + source + after, "giu");
const iso = pattern(String.raw`(20\d{2})[-/.](\d{1,2})[-/.](\d{1,2})`);
const numeric = pattern(String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](20\d{2}|\d{2})`);
const written = pattern(
  String.raw`(?:${weekend}\s(?:of|van|around)\s(?:the\s|die\s)?)?(?:(?:${days}),?\s(?:the\s)?)?(\d{1,2})(?:st|nd|rd|th|ste|de|e)?(?:\s?(?:-|–|to|tot|or|of|and|en|&)\s?(\d{1,2})(?:st|nd|rd|th|ste|de)?)?\s(?:of\s|van\s)?${month}\.?${year}?`,
);
const monthFirst = pattern(String.raw`${month}\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)${year}?`);
const inMonth = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(available|free|beskikbaar)\s)?(?:(?:a\s|on\s|op\s|any\s)*(saturdays?|saterda[eg]s?|weekends?|naweke?)\s)?((?:in|during|for|vir|from|on|op|of|gedurende|next|this|coming|volgende|hierdie|komende|early|late|mid|middle of|end of|beginning of|begin|einde|middel)\s)*${month}\.?(?:${year}|\s(next year|volgende jaar))?` +
    after,
  "giu",
);
const nthWeekday = pattern(
  String.raw`(first|1st|second|2nd|third|3rd|fourth|4th|last|eerste|tweede|derde|vierde|laaste)\s(${days})\s(?:(?:in|of|van)\s)?${month}\.?${year}?`,
);
const ordinals = [/^first|^1st|^eerste/iu, /^second|^2nd|^tweede/iu, /^third|^3rd|^derde/iu, /^fourth|^4th|^vierde/iu];
/** Belongs to a month of the query, at any position. */
const weekdayAlone = pattern(String.raw`(?:(?:a|any|’n|'n)\s)?(${dayNames})`);
const relative = pattern(
  String.raw`(next|this|coming|this coming|volgende|hierdie|komende)\s(weekend|naweek|month|maand|${days})`,
);
/** A year alone is too vague to search. */
const yearAlone = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:in|for|vir)\s)?(?:next year|volgende jaar|20[2-4]\d)` + after,
  "giu",
);
const feast = pattern(
  String.raw`(valentine'?s?(?: day)?|valentynsdag|new year'?s eve|oujaarsaand|oujaarsdag|new year'?s day|nuwejaarsdag|heritage day|erfenisdag|freedom day|vryheidsdag|christmas eve|oukersaand)(?:\s(20\d{2}))?`,
);
const feasts: readonly [name: RegExp, day: string][] = [
  [/^valent/iu, "02-14"],
  [/^new year'?s eve|^oujaar/iu, "12-31"],
  [/^new year|^nuwejaar/iu, "01-01"],
  [/^heritage|^erfenis/iu, "09-24"],
  [/^freedom|^vryheid/iu, "04-27"],
  [/^christmas|^oukers/iu, "12-24"],
];

/** Earlier patterns win on overlaps; days before months, as in South Africa. */
export function findDates(line: string, today: string): Span<ParsedDate>[] {
  const each = (expression: RegExp, parse: (groups: readonly (string | undefined)[]) => Named | null) =>
    [...line.matchAll(expression)].flatMap((match) => {
      const date = parse(match.slice(1));
      return date ? [{ ...date, start: match.index, end: match.index + match[0].length }] : [];
    });
  const result = [
    ...each(nthWeekday, ([which = "", weekday = "", m, y]) => nthOf(today, { which, weekday, m: monthOf(m), y })),
    ...each(iso, ([y, m, d]) => onDay(today, { d, m: Number(m), y })),
    ...each(numeric, ([d, m, y]) => onDay(today, { d, m: Number(m), y })),
    ...each(written, ([isWeekend, d, to, m, y]) =>
      onDay(today, { d, m: monthOf(m), y }, isWeekend !== undefined || to !== undefined),
    ),
    ...each(monthFirst, ([m, d, y]) => onDay(today, { d, m: monthOf(m), y })),
    ...each(feast, ([name = "", y]) => {
      const [m, d] = (feasts.find(([known]) => known.test(name))?.[1] ?? "").split("-");
      return onDay(today, { d, m: Number(m), y });
    }),
    ...each(inMonth, ([isFree, saturdays, preposition, m = "", y, nextYear]) =>
      (isFree ?? saturdays ?? preposition ?? y ?? nextYear ?? (certain.test(m) ? m : undefined))
        ? ofMonth(today, monthOf(m), nextYear === undefined ? y : String(Number(today.slice(0, 4)) + 1))
        : null,
    ),
    ...each(relative, ([which = "", what = ""]) => coming(today, which, what)),
    ...each(yearAlone, () => ({})),
  ];
  const dates = dropOverlaps(result);
  if (!dates.some(({ flex }) => flex === "month")) return dates;
  const alone = each(weekdayAlone, ([name = ""]) => ({ weekday: weekdayOf(name) }));
  return withoutOtherWeekdays(dropOverlaps([...dates, ...alone]));
}

function withoutOtherWeekdays(spans: readonly Span<Named>[]): Span<ParsedDate>[] {
  const isOther = spans.some(({ weekday = 6 }) => weekday !== 6);
  return spans.map(({ weekday: _weekday, ...span }) =>
    isOther && span.flex === "month" ? { start: span.start, end: span.end, note: saturdays_only } : span,
  );
}

const saturdays_only = "Of a month we can only check Saturdays: choose a day to check another.";

const weekdayOf = (name: string) => 1 + weekdays.findIndex((each) => each.test(name));

function monthOf(name = ""): number {
  return 1 + months.findIndex((each) => new RegExp(`^(?:${each})$`, "iu").test(name));
}

const two = (value: number) => String(value).padStart(2, "0");

function yearOf(text: string | undefined): number | undefined {
  const digits = text?.replace("'", "");
  return digits === undefined ? undefined : Number(digits.length === 2 ? `20${digits}` : digits);
}

/** Without a year, the next such day. Null for no day of a calendar, such as 45 March. */
function onDay(
  today: string,
  { d, m, y }: { d: string | undefined; m: number; y: string | undefined },
  isWeekend = false,
): ParsedDate | null {
  const day = Number(d);
  if (m < 1 || m > 12 || day < 1 || day > 31) return null;
  const first = yearOf(y) ?? Number(today.slice(0, 4));
  const dateIn = (each: number) => `${each}-${two(m)}-${two(day)}`;
  const date = y === undefined && dateIn(first) < today ? dateIn(first + 1) : dateIn(first);
  if (new Date(`${date}T00:00:00Z`).getUTCDate() !== day) return { note: `${formatDate(date)} is no date.` };
  return ahead(today, date, isWeekend ? "weekend" : undefined);
}

/** Returns the month's first coming Saturday. */
function ofMonth(today: string, m: number, y: string | undefined): ParsedDate {
  const first = yearOf(y) ?? Number(today.slice(0, 4));
  const start = (each: number) => `${each}-${two(m)}-01`;
  const isOver = y === undefined && start(first).slice(0, 7) < today.slice(0, 7);
  const begins = start(isOver ? first + 1 : first);
  const from = begins < today && begins.slice(0, 7) === today.slice(0, 7) ? today : begins;
  const saturday = addDays(from, 6 - isoWeekdayOf(from) + (isoWeekdayOf(from) === 7 ? 7 : 0));
  return ahead(today, saturday.slice(0, 7) === from.slice(0, 7) ? saturday : from, "month");
}

function nthOf(
  today: string,
  { which, weekday, m, y }: { which: string; weekday: string; m: number; y: string | undefined },
): ParsedDate {
  const dateIn = (each: number) => {
    const days = Array.from({ length: 31 }, (_, at) => addDays(`${each}-${two(m)}-01`, at));
    const fit = days.filter((day) => Number(day.slice(5, 7)) === m && isoWeekdayOf(day) === weekdayOf(weekday));
    // "last" is no ordinal: -1
    return fit.at(ordinals.findIndex((each) => each.test(which))) ?? "";
  };
  const first = yearOf(y) ?? Number(today.slice(0, 4));
  return ahead(today, y === undefined && dateIn(first) < today ? dateIn(first + 1) : dateIn(first));
}

function coming(today: string, which: string, what: string): ParsedDate {
  const isNext = /next|volgende/iu.test(which);
  if (/^m(?:onth|aand)$/iu.test(what)) {
    const date = isNext ? addDays(`${today.slice(0, 7)}-28`, 4) : today;
    return ofMonth(today, Number(date.slice(5, 7)), date.slice(0, 4));
  }
  const isWeekend = /^(?:weekend|naweek)$/iu.test(what);
  const wanted = isWeekend ? 6 : weekdayOf(what);
  const inThisWeek = addDays(today, wanted - isoWeekdayOf(today));
  const date = isNext || inThisWeek < today ? addDays(inThisWeek, 7) : inThisWeek;
  return ahead(today, date, isWeekend ? "weekend" : undefined);
}

function ahead(today: string, date: string, flex?: Flex): ParsedDate {
  const name = flex === "month" ? formatDate(date).replace(/^\d+ /u, "") : formatDate(date);
  const note = describeUnusableDate(date, today, name);
  if (note !== undefined) return { note };
  return { date, ...(flex && { flex }) };
}
