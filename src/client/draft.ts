import type { Place } from "./browser-storage.ts";
import { readAll, visitorOf } from "./session.ts";
import { fieldsOf, stored } from "./stored.ts";

/** The key under which a body was last sent: sent again unchanged, it must be one enquiry [enquiries-7]. */
export type Attempt = { key: string; body: string };

/** What was typed and not yet sent. */
export type Draft<Values> = { values: Partial<Values>; attempt?: Attempt | undefined };

/** Whose typing it is: nobody's while a guest types, whose draft goes along when it signs in [enquiries-20]. */
function ownerNow(): string | null {
  const visitor = visitorOf(readAll());
  return visitor.kind === "guest" ? null : visitor.id;
}

/** Where a draft is kept. */
export type DraftPlace = { in: Place; key: string };

/** The values are of the form that wrote them, so that each form reads what it kept. */
const draftAt = <Values>(place: DraftPlace) =>
  stored<Draft<Values>>({
    ...place,
    read(found) {
      const { values, attempt, owner = null } = fieldsOf(found);
      if (owner !== null && owner !== ownerNow()) return null;
      const { key, body } = fieldsOf(attempt);
      const isAttempt = typeof key === "string" && typeof body === "string";
      return { values: fieldsOf(values) as Partial<Values>, attempt: isAttempt ? { key, body } : undefined };
    },
  });

/** What was kept there; nothing typed where there is no draft. */
export function readDraft<Values>(place: DraftPlace): Draft<Values> {
  return draftAt<Values>(place).get() ?? { values: {} };
}

/** Keeps what was typed until it is sent or whose it is logs out. The honeypot is not kept. */
export function keepDraft<Values>(place: DraftPlace, draft: Draft<Values>): void {
  const kept = { ...draft, values: { ...draft.values, extra_remarks: undefined }, owner: ownerNow() };
  draftAt<Values>(place).set(kept);
}

/** Forgets it, once it is sent. */
export function dropDraft(place: DraftPlace): void {
  draftAt(place).set(null);
}

/** The same body of the same person keeps its key, so that a repeat is one enquiry; a changed body gets a new one, and so does whoever has logged in since. */
export function attemptFor(body: string, last: Attempt | undefined): Attempt {
  const asked = `${ownerNow() ?? ""} ${body}`;
  return last?.body === asked ? last : { key: newKey(), body: asked };
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, which a phone in the same house may use. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
