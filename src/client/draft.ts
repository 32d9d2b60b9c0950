import type { StorageKind } from "./browser-storage.ts";
import { readAll, visitorOf } from "./session/session.ts";
import { fieldsOf, stored } from "./stored.ts";

/** The key of the last sent body: unchanged content must stay one enquiry [enquiries-7]. */
export type Attempt = { key: string; body: string };

export type Draft<Values> = { values: Partial<Values>; attempt?: Attempt | undefined };

/** Null for a guest, whose draft stays at sign-in [enquiries-20]. */
function ownerNow(): string | null {
  const visitor = visitorOf(readAll());
  return visitor.kind === "guest" ? null : visitor.id;
}

export type DraftLocation = { in: StorageKind; key: string };

const draftAt = <Values>(place: DraftLocation) =>
  stored<Draft<Values>>({
    ...place,
    read(result) {
      const { values, attempt, owner = null } = fieldsOf(result);
      if (owner !== null && owner !== ownerNow()) return null;
      const { key, body } = fieldsOf(attempt);
      const isAttempt = typeof key === "string" && typeof body === "string";
      return { values: fieldsOf(values) as Partial<Values>, attempt: isAttempt ? { key, body } : undefined };
    },
  });

export function readDraft<Values>(place: DraftLocation): Draft<Values> {
  return draftAt<Values>(place).get() ?? { values: {} };
}

/** Until it is sent or its owner logs out. Without the honeypot. */
export function saveDraft<Values>(place: DraftLocation, draft: Draft<Values>): void {
  const saved = { ...draft, values: { ...draft.values, extra_remarks: undefined }, owner: ownerNow() };
  draftAt<Values>(place).set(saved);
}

export function dropDraft(place: DraftLocation): void {
  draftAt(place).set(null);
}

/** A changed body or a new sign-in gets a new key. */
export function attemptFor(body: string, last: Attempt | undefined): Attempt {
  const fingerprint = `${ownerNow() ?? ""} ${body}`;
  return last?.body === fingerprint ? last : { key: newKey(), body: fingerprint };
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
