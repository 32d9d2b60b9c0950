import { emptyEnquiry, type EnquiryValues } from "./enquiry-values.ts";

/** The key under which a body was last sent: sent again unchanged, it must be one enquiry. */
export type Attempt = { key: string; body: string };

type Draft = { values: EnquiryValues; attempt?: Attempt | undefined };

const nameOf = (provider_id: string) => `enquiry:${provider_id}`;

/** What was typed for this provider in this tab and not yet sent. */
export function readDraft(provider_id: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(provider_id)) ?? "{}") as Partial<Draft>;
    return { values: { ...emptyEnquiry, ...kept.values }, attempt: kept.attempt };
  } catch {
    // Storage may be switched off: then the form only remembers while the page is open.
    return { values: emptyEnquiry };
  }
}

/** Keeps what was typed until it is sent or the tab is closed. The honeypot is not kept. */
export function keepDraft(provider_id: string, draft: Draft): void {
  try {
    const values = { ...draft.values, company_website: "" };
    sessionStorage.setItem(nameOf(provider_id), JSON.stringify({ ...draft, values }));
  } catch {
    // Storage may be full or switched off; the open form still holds everything.
    return;
  }
}

/** Forgets it, once it is sent. */
export function dropDraft(provider_id: string): void {
  try {
    sessionStorage.removeItem(nameOf(provider_id));
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
