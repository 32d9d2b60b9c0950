import { day_ms } from "../../contract/durations.ts";
import * as numbers from "../../contract/imports/calls.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";

type Known = { source: string; external_id: string; email: string | null };

/** Hashes that recognise a claimed or removed page: its directory id, and its email in any directory. */
export function resolvedKeys(keyedHash: KeyedHash, { source, external_id, email }: Known): string[] {
  const named = keyedHash("imported page", `${source}\n${external_id}`);
  return email === null ? [named] : [named, resolvedEmailKey(keyedHash, email)];
}

/** Recognises the email of a claimed or removed page. */
export function resolvedEmailKey(keyedHash: KeyedHash, email: string): string {
  return keyedHash("imported page's email", email.toLowerCase());
}

/** Expiry without changes [moving-7]. */
export function endOfPage(updated_at: Date): Date {
  return new Date(updated_at.getTime() + numbers.imported_page_days * day_ms);
}
