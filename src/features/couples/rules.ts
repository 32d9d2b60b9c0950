import { coupleMessages } from "../../contract/couple-messages.ts";
import type { CoupleProfile } from "../../contract/couples/schema.ts";
import { fieldMessages } from "../../contract/field-messages.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { weddingMessages } from "../../contract/weddings/calls.ts";
import type { Actor } from "../../platform/actor.ts";
import { phoneError, readPhone } from "../../platform/network/phone.ts";
import { refuse } from "../../platform/refusal.ts";
import { placesVersion } from "../places/read-version.ts";
import { placesNamed } from "../places/rules.ts";

export type CoupleActor = Extract<Actor, { kind: "couple" }>;

/** Refuses every other kind of actor; for couples' calls the router has already checked. */
export function requireCouple(actor: Actor): CoupleActor {
  if (actor.kind === "visitor") refuse("sign_in_required");
  if (actor.kind !== "couple") refuse("not_allowed");
  return actor;
}

/** A reader may not change the wedding [weddings-4]. */
export function isReader(actor: Actor): boolean {
  return actor.kind === "couple" && actor.role === "reader";
}

/** Explains that an item belongs to the account's own, inactive wedding [weddings-2]. */
export function waitingRefusal(actor: Actor, couple_id: string | null): { sentence?: string } {
  const waits = actor.kind === "couple" && actor.id === couple_id && actor.couple_id !== couple_id;
  return waits ? { sentence: weddingMessages.sharing_other_wedding } : {};
}

/** A member whose joined wedding was deleted stays signed in and returns to its own [weddings-15]. */
export function refuseLostWedding({ id, couple_id }: Pick<CoupleActor, "id" | "couple_id">): never {
  return refuse(couple_id === id ? "sign_in_required" : "conflict");
}

export type CoupleDetails = { [Name in keyof CoupleProfile]?: Exclude<CoupleProfile[Name], undefined> };

/** Phones become E.164, empty texts null; absent fields stay absent. Refuses a new past date [couples-5]. */
export function readDetails(
  sent: CoupleProfile,
  { now, wedding_date = null }: { now: Date; wedding_date?: string | null },
): { details: CoupleDetails; fieldErrors: Record<string, string> } {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const details: CoupleDetails = Object.fromEntries(given.map(([name, value]) => [name, value === "" ? null : value]));
  const fieldErrors: Record<string, string> = {};
  for (const name of ["partner1_name", "partner2_name"] as const) {
    if (details[name] && !/\p{L}/u.test(details[name])) fieldErrors[name] = coupleMessages.name_without_letters;
  }
  const date = details.wedding_date ?? null;
  if (date !== null && date !== wedding_date && date < southAfricanDate(now))
    fieldErrors["wedding_date"] = fieldMessages.wedding_date_passed;
  if (details.phone) {
    const number = readPhone(details.phone);
    if (number === null) fieldErrors["phone"] = phoneError(details.phone);
    else details.phone = number;
  }
  return { details, fieldErrors };
}

/**
 * Null unless exactly one place matches; `venue_matched` marks the texts that the start-up matches again [couples-15].
 */
export function matchVenue(venue_location: string | null): { venue_place: string | null; venue_matched: string } {
  const [place, other] = placesNamed(venue_location ?? "");
  return {
    venue_place: place && !other ? place.slug : null,
    venue_matched: `${placesVersion} ${venue_location ?? ""}`,
  };
}

/** Both names joined, or the only known one [couples-3]; empty without names. */
export function joinNames({
  partner1_name,
  partner2_name,
}: {
  partner1_name: string | null;
  partner2_name: string | null;
}): string {
  return [partner1_name, partner2_name].filter((each) => each !== null && each !== "").join(" & ");
}
