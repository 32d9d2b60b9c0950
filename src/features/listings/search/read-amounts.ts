export type Span<Said> = Said & { start: number; end: number };

export type Prices = { price_from?: number; price_to?: number };

const digits = String.raw`\d{1,3}(?:[ \u00a0.,']\d{3})+(?:[.,]\d{2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
/** Currency, number, thousands, currency. */
const money = String.raw`(?:(r|zar)\s?)?(${digits})(?:\s?(k|thousand|duisend|grand)(?![a-z]))?(?:\s?(rands?|zar)(?![a-z]))?`;
/** Not followed by a counted noun such as guests. */
const uncounted = String.raw`(?![a-z0-9])(?!\s?(?:-\s?)?(?:guests?|people|persons?|pax|ppl|gaste|mense|seater|seats|heads|km|kms|kilo|hours?|hrs?|uur|ure|min|minutes|days?|dae|months?|maande|years?|jaar|%|pp|p\/p|per|a head|a person|each)(?![a-z]))`;

const under = String.raw`under|below|less than|lower than|cheaper than|max(?:imum)?(?: of)?|up to|upto|(?:no|not) more than|at most|within|budget(?: is| of| under| max)?|onder|minder as|tot|hoogstens|maks(?:imum)?|<=?`;
const over = String.raw`over|above|more than|from|at least|min(?:imum)?(?: of)?|starting (?:at|from)|vanaf|meer as|minstens|>=?`;
const about = String.raw`around|about|approx(?:imately)?|roughly|circa|ongeveer|omtrent|plus minus|±|~`;

const range = new RegExp(
  String.raw`(?<![a-z0-9])(?:(?:between|from|tussen|van)\s+)?${money}\s?(?:-|–|and|to|en|tot|&)\s?${money}${uncounted}(?:\s?(?:budget|max))?`,
  "giu",
);
const single = new RegExp(
  String.raw`(?<![a-z0-9.,])(?:(${under})\s?|(${over})\s?|(${about})\s?)?${money}${uncounted}(?:\s?(or less|and under|max(?:imum)?|of minder|budget)|\s?(or more|and up|plus|\+|of meer))?(?![a-z0-9])`,
  "giu",
);

/** Below this, a number needs a currency to be money. */
const rand_min = 1000;

type Money = { value: number; isMarked: boolean; isThousands: boolean };

function read(currency = "", number = "", thousands = "", rands = ""): Money {
  const isGrouped = /\d[ \u00a0.,']\d{3}(?!\d)/u.test(number);
  const plain = isGrouped ? number.replace(/[.,]\d{2}$/u, "").replaceAll(/\D/gu, "") : number.replace(",", ".");
  const isThousands = thousands !== "";
  const value = Math.round(Number(plain) * (isThousands ? 1000 : 1));
  return { value, isMarked: currency !== "" || isThousands || rands !== "", isThousands };
}

/** A year is no amount unless marked as one. */
const isAmount = ({ value, isMarked }: Money) => isMarked || (value >= rand_min && (value < 1990 || value > 2100));

/** In whole rand: a limit, a range, or "about". A single amount is a limit. */
export function findPrices(line: string): Span<Prices>[] {
  const ranges = [...line.matchAll(range)].flatMap((match) => {
    const lower = read(...match.slice(1, 5));
    const upper = read(...match.slice(5, 9));
    // "10 to 20k"
    if (upper.isThousands && !lower.isMarked && lower.value < rand_min) lower.value *= 1000;
    const isMarked = lower.isMarked || upper.isMarked || /between|tussen/iu.test(match[0]);
    if (!isAmount(upper) || !(isMarked || isAmount(lower))) return [];
    const [price_from, price_to] = [lower.value, upper.value].toSorted((a, b) => a - b);
    return [{ ...at(match), price_from: price_from ?? 0, price_to: price_to ?? 0 }];
  });
  const singles = [...line.matchAll(single)].flatMap((match) => {
    const [, isUnder, isOver, isNear, currency, number, thousands, rands, isLess, isMore] = match;
    const amount = read(currency, number, thousands, rands);
    const isCompared = isUnder ?? isOver ?? isNear ?? isLess ?? isMore;
    if (!isAmount(amount) || amount.value === 0 || (!amount.isMarked && !isCompared)) return [];
    if (isNear)
      return [{ ...at(match), price_from: Math.round(amount.value * 0.8), price_to: Math.round(amount.value * 1.2) }];
    return [{ ...at(match), ...((isOver ?? isMore) ? { price_from: amount.value } : { price_to: amount.value }) }];
  });
  return dropOverlaps([...ranges, ...singles]);
}

const guests = new RegExp(
  String.raw`(?<![a-z0-9.,])(?:(?:for|vir|seats?|sleeps|holds|capacity(?: of)?|up to|about|around|under|over|plus minus|between|with|met|tot|ongeveer|omtrent|\+-|±|~)\s?)*(\d{1,4})(?:\s?(?:-|–|to|tot|and|en)\s?(\d{1,4}))?\s?(?:wedding\s)?(?:guests?|people|persons?|pax|ppl|gaste|mense|seater|seats|heads)(?![a-z0-9])`,
  "giu",
);
const party_members = String.raw`bridesmaids?|strooimeisies|groomsmen|strooijonkers|flower girls?|blommemeisies|page boys?`;

/** Counted nouns and units besides those of `uncounted`; guests have their own expression. */
const counted = String.raw`k|thousand|duisend|rands?|zar|h|weeks?|weke|weekends?|nights?|nagte|year olds?|am|pm|m|metres?|meters?|sqm|gb|${party_members}|tables?|tafels|chairs?|stoele|rooms?|kamers|cars?|cupcakes?|tiers?|photos?|pictures?|songs?|kids|children|kinders`;
/** "for 120", whatever follows but a unit. */
const forSo = new RegExp(
  String.raw`(?<![a-z0-9])(?:for|vir|seats|sleeps|capacity(?: of)?)\s(\d{2,4})(?:\s?(?:-|–)\s?(\d{2,4}))?(?![\d:/]|[ \u00a0.,']\d{3})${uncounted}(?!\s?(?:-\s?)?(?:${counted})(?![a-z]))`,
  "giu",
);
/** A number of the party says nothing about a vendor. */
const party = new RegExp(String.raw`(?<![a-z0-9.,])\d{1,2}(?=\s(?:${party_members})(?![a-z]))`, "giu");

export function findGuests(line: string): Span<{ guests: number }>[] {
  return dropOverlaps(
    [...line.matchAll(guests), ...line.matchAll(forSo)].flatMap((match) => {
      const most = Math.max(Number(match[1] ?? 0), Number(match[2] ?? 0));
      return most < 2 ? [] : [{ ...at(match), guests: most }];
    }),
  );
}

export function findParty(line: string): Span<object>[] {
  return [...line.matchAll(party)].map(at);
}

const at = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].trimEnd().length });

export function dropOverlaps<Said>(spans: readonly Span<Said>[]): Span<Said>[] {
  const result: Span<Said>[] = [];
  for (const span of spans)
    if (result.every(({ start, end }) => span.end <= start || span.start >= end)) result.push(span);
  return result;
}
