import { coupleMessages } from "../../contract/couple-messages.ts";
import type { CoupleProfile } from "../../contract/couples/shapes.ts";
import { fieldMessages } from "../../contract/field-messages.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { weddingMessages } from "../../contract/weddings/words.ts";
import type { Actor } from "../../platform/actor.ts";
import { phoneFault, readPhone } from "../../platform/phone.ts";
import { refuse } from "../../platform/refusal.ts";
import { placesNamed } from "../places/rules.ts";
import { placesVersion } from "../places/tell-version.ts";

/** A couple's account in the wedding that it works in. */
export type CoupleActor = Extract<Actor, { kind: "couple" }>;

/** The couple that asks. Refuses everybody else; the router has done so already where a call is for couples. */
export function requireCouple(actor: Actor): CoupleActor {
  if (actor.kind === "visitor") refuse("sign_in_required");
  if (actor.kind !== "couple") refuse("not_allowed");
  return actor;
}

/** Whether somebody looks at a wedding and may not change it [weddings-4]. */
export function isReader(actor: Actor): boolean {
  return actor.kind === "couple" && actor.role === "reader";
}

/** What a refusal says of something that is in an account's own wedding, which waits while it works in another's [weddings-2]; nothing of anything else. */
export function sayWaiting(actor: Actor, couple_id: string | null): { sentence?: string } {
  const waits = actor.kind === "couple" && actor.id === couple_id && actor.couple_id !== couple_id;
  return waits ? { sentence: weddingMessages.own_waits } : {};
}

/** Refuses whose wedding is gone meanwhile. Its own went with its account; whoever has lost one that it joined is signed in and has another [weddings-15]. */
export function refuseGone({ id, couple_id }: Pick<CoupleActor, "id" | "couple_id">): never {
  return refuse(couple_id === id ? "sign_in_required" : "conflict");
}

/** What of a couple's record can be set. */
export type CoupleDetails = { [Name in keyof CoupleProfile]?: Exclude<CoupleProfile[Name], undefined> };

/**
 * The fields of a couple's row as they are to be written: phone numbers as E.164, empty texts as null; what is not sent
 * is not among them. Every fault has a sentence on its field: a name without an email, a phone number that can't be read,
 * and a wedding date before today in South Africa, unless it is the one that stands there already [couples-5].
 */
export function readDetails(
  sent: CoupleProfile,
  { now, wedding_date = null }: { now: Date; wedding_date?: string | null },
): { details: CoupleDetails; faults: Record<string, string> } {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const details: CoupleDetails = Object.fromEntries(given.map(([name, value]) => [name, value === "" ? null : value]));
  const faults: Record<string, string> = {};
  for (const name of ["partner1_name", "partner2_name"] as const) {
    if (details[name] && !/\p{L}/u.test(details[name])) faults[name] = coupleMessages.name_without_letters;
  }
  const date = details.wedding_date ?? null;
  if (date !== null && date !== wedding_date && date < southAfricanTime(now.getTime()).slice(0, 10))
    faults["wedding_date"] = fieldMessages.wedding_date_passed;
  if (details.phone) {
    const number = readPhone(details.phone);
    if (number === null) faults["phone"] = phoneFault(details.phone);
    else details.phone = number;
  }
  return { details, faults };
}

/**
 * The columns that follow from what is written of the venue's location: the place that it names, where that is one alone,
 * and what it was found by, so that the start finds what was found by another text or list [couples-15].
 */
export function matchVenue(venue_location: string | null): { venue_place: string | null; venue_matched: string } {
  const [place, other] = placesNamed(venue_location ?? "");
  return {
    venue_place: place && !other ? place.slug : null,
    venue_matched: `${placesVersion} ${venue_location ?? ""}`,
  };
}

/** Refuses with every field at fault, if any; the first sentence speaks for all. */
export function refuseFaults(fields: Record<string, string>): void {
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) refuse("bad_input", { sentence, fields });
}

/** Both partners' names as one, or the one that is known [couples-3]; empty where none is. */
export function joinNames({
  partner1_name,
  partner2_name,
}: {
  partner1_name: string | null;
  partner2_name: string | null;
}): string {
  return [partner1_name, partner2_name].filter((each) => each !== null && each !== "").join(" & ");
}
