/** The key under which a body was last sent: sent again unchanged, it must be one enquiry [enquiries-7]. */
export type Attempt = { key: string; body: string };

/** What was typed and not yet sent. */
export type Draft<Values> = { values: Partial<Values>; attempt?: Attempt | undefined };

/** Where a draft is kept: in the tab until it is closed, or in the browser. */
export type DraftPlace = { name: string; lasts: "tab" | "browser" };

const storageOf = ({ lasts }: DraftPlace) => (lasts === "tab" ? sessionStorage : localStorage);

/** What was kept there; nothing typed where there is no draft. */
export function readDraft<Values>(place: DraftPlace): Draft<Values> {
  try {
    const kept = JSON.parse(storageOf(place).getItem(place.name) ?? "{}") as Partial<Draft<Values>>;
    return { values: kept.values ?? {}, attempt: kept.attempt };
  } catch {
    // Storage may be switched off: then the form only remembers while the page is open.
    return { values: {} };
  }
}

/** Keeps what was typed until it is sent. The honeypot is not kept. */
export function keepDraft<Values>(place: DraftPlace, draft: Draft<Values>): void {
  try {
    const values = { ...draft.values, company_website: undefined };
    storageOf(place).setItem(place.name, JSON.stringify({ ...draft, values }));
  } catch {
    // Storage may be full or switched off; the open form still holds everything.
    return;
  }
}

/** Forgets it, once it is sent. */
export function dropDraft(place: DraftPlace): void {
  try {
    storageOf(place).removeItem(place.name);
  } catch {
    // What could not be kept need not be forgotten.
    return;
  }
}

/** The same body keeps its key, so that a repeat is one enquiry; a changed body gets a new one. */
export function attemptFor(body: string, last: Attempt | undefined): Attempt {
  return last?.body === body ? last : { key: newKey(), body };
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, which a phone in the same house may use. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
