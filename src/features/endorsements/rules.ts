import type { ErrorCode } from "../../contract/errors.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";

/** The South African month by its first day, `2026-11-01` [trust-7]. */
export function firstDayOfMonth(instant: Date): string {
  return `${southAfricanTime(instant).slice(0, 7)}-01`;
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

export function monthsCredited(joined: Date, now: Date): string[] {
  const last = firstDayOfMonth(now);
  const months: string[] = [];
  for (let month = firstDayOfMonth(joined); month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

type Facts = {
  endorser: { id: string; is_published: boolean };
  endorsed: { id: string; is_published: boolean } | undefined;
  is_repeated: boolean;
  points_given: number;
  points_available: number;
};

/** Null if allowed; the plainest reason first [trust-8]. */
export function endorsementError({ endorser, endorsed, ...facts }: Facts): ErrorCode | null {
  if (!endorser.is_published) return "endorser_unpublished";
  if (endorsed?.id === endorser.id) return "own_endorsement";
  if (!endorsed?.is_published) return "provider_not_found";
  if (facts.is_repeated) return "endorsement_repeated";
  if (facts.points_available === 0) return "points_spent";
  if (facts.points_given > facts.points_available) return "points_short";
  return null;
}
