import { channel } from "node:diagnostics_channel";

/** What becomes of a try to send an email. */
export const mail_outcomes = ["sent", "delayed", "failed", "suppressed"] as const;

/** The public forms that have a field which people never see. */
export const trapped_forms = [
  "direct_enquiry",
  "bulk_enquiry",
  "couple_registration",
  "provider_registration",
] as const;

/** What can be observed, and what is told each time that it happens. Nothing of it is about a person: names come from closed lists. */
export type Signals = {
  /** A request was answered. `route` is a declared path, never an address; what stays open, as a stream of events does, has no seconds. */
  request: { route: string; method: string; status: number; seconds: number | null };
  /** The database answered; `statement` is without its values. */
  query: { statement: string; seconds: number; hasFailed: boolean };
  job: { name: string; seconds: number; hasFailed: boolean };
  mail: { outcome: (typeof mail_outcomes)[number] };
  /** Somebody came too often, by the name of the limit. */
  limit: { name: string };
  /** Something filled in the field of a form that people never see. */
  trap: { form: (typeof trapped_forms)[number] };
  /** A file was received whole, or refused. */
  upload: { outcome: "received" | "refused"; bytes: number };
  /** What should not happen happened (report.ts). */
  fault: { event: string };
};

type Name = keyof Signals;

const channelOf = (name: Name) => channel(`umshado.${name}`);
const channels = {
  request: channelOf("request"),
  query: channelOf("query"),
  job: channelOf("job"),
  mail: channelOf("mail"),
  limit: channelOf("limit"),
  trap: channelOf("trap"),
  upload: channelOf("upload"),
  fault: channelOf("fault"),
};

/** Whether somebody observes, where telling costs more than a call. */
export function isObserved(name: Name): boolean {
  return channels[name].hasSubscribers;
}

/** Tells whoever observes; where nobody does it costs nothing. */
export function tell<Told extends Name>(name: Told, told: Signals[Told]): void {
  channels[name].publish(told);
}

/** Calls back at each until it is ended by what this answers. */
export function observe<Seen extends Name>(name: Seen, seen: (told: Signals[Seen]) => void): () => void {
  const heard = (message: unknown) => seen(message as Signals[Seen]);
  channels[name].subscribe(heard);
  return () => {
    channels[name].unsubscribe(heard);
  };
}
