import { channel, hasSubscribers, subscribe, unsubscribe } from "node:diagnostics_channel";

export const mail_outcomes = ["sent", "delayed", "failed", "suppressed"] as const;

export const trapped_forms = [
  "direct_enquiry",
  "bulk_enquiry",
  "couple_registration",
  "provider_registration",
] as const;

/** Observable events. No personal data: names come from closed lists. */
export type Signals = {
  /** `route` is a declared path, never an address; `seconds` is null for open-ended answers such as event streams. */
  request: { route: string; method: string; status: number; seconds: number | null };
  query: { statement: string; seconds: number; hasFailed: boolean };
  job: { name: string; seconds: number; hasFailed: boolean };
  mail: { outcome: (typeof mail_outcomes)[number] };
  limit: { name: string };
  trap: { form: (typeof trapped_forms)[number] };
  upload: { outcome: "received" | "refused"; bytes: number };
  fault: { event: string };
};

type Name = keyof Signals;

const channelOf = (name: Name) => `umshado.${name}`;

/** Check before an expensive `announce`. */
export function isObserved(name: Name): boolean {
  return hasSubscribers(channelOf(name));
}

export function announce<Announced extends Name>(name: Announced, payload: Signals[Announced]): void {
  channel(channelOf(name)).publish(payload);
}

export function observe<Seen extends Name>(name: Seen, seen: (payload: Signals[Seen]) => void): () => void {
  const heard = (message: unknown) => seen(message as Signals[Seen]);
  subscribe(channelOf(name), heard);
  return () => void unsubscribe(channelOf(name), heard);
}
