import { day_ms } from "../../contract/durations.ts";
import * as numbers from "../../contract/imports/limits.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";

type Known = { source: string; external_id: string; email: string | null };

/** By what a page that was claimed or removed is known again: its name in its directory, and its email wherever that comes from. */
export function settledKeys(keyedHash: KeyedHash, { source, external_id, email }: Known): string[] {
  const named = keyedHash("imported page", `${source}\n${external_id}`);
  return email === null ? [named] : [named, settledEmail(keyedHash, email)];
}

/** By what whoever claimed a page, or had one removed, is known again. */
export function settledEmail(keyedHash: KeyedHash, email: string): string {
  return keyedHash("imported page's email", email.toLowerCase());
}

/** When a page goes that nobody touches after a moment [moving-7]. */
export function endOfPage(updated_at: Date): Date {
  return new Date(updated_at.getTime() + numbers.imported_page_days * day_ms);
}
